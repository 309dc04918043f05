import { gzipSync } from 'node:zlib';

/** Bytes of these scripts, each compressed by itself with gzip, whatever the line used. */
export async function gzipSizeOf(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
    sum += gzipSync(await answer.bytes()).length;
  }
  return sum;
}

/** What all of them have. */
export function inCommon(lists: readonly (readonly string[])[]): Set<string> {
  const [first = [], ...others] = lists;
  return new Set(first.filter((url) => others.every((list) => list.includes(url))));
}
