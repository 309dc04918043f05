/** Something that is wrong in a file, and where. */
export interface FileProblem {
  /** `questions/3/options/1/text/de` */
  path: string;
  text: string;
}

export function placeOf(path: string): { question: number | null; part: string } {
  const [, place, part = ''] = /^questions\/(\d+)\/?(.*)$/.exec(path) ?? [];
  return place === undefined ? { question: null, part: path } : { question: Number(place) + 1, part };
}
