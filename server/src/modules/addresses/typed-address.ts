/** One way to read the text of a single field. */
export interface Interpretation {
  street: string;
  postcode: string;
  place: string;
}

const houseNumber = String.raw`\d+\s?[a-zA-Z]?(?:\s?[-/+]\s?\d+\s?[a-zA-Z]?)?`;
/** "Hauptstr. 5 78532 Tutt" */
const beforePostcode = /^(\D.*?) (\d{4,5}(?: .*)?)$/;
/** "Hauptstr. 5 Tuttlingen" */
const beforePlace = new RegExp(String.raw`^(\D+\s${houseNumber})\s+(\D.*)$`);

const withPostcode = (street: string, text: string): Interpretation => {
  const [, postcode = '', place = ''] = /^(?:[A-Z]{1,3}[- ]\s?)?(\d{1,6})(?![\w/.])\s*(.*)$/.exec(text) ?? [];
  return postcode ? { street, postcode, place } : { street, postcode: '', place: text };
};

/** All ways to read an address, most likely first. The street keeps its spelling. */
export function interpretationsOf(typed: string): Interpretation[] {
  const parts = typed
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  const last = parts.at(-1) ?? '';
  if (rest.length > 0) {
    const turned = withPostcode(rest.join(', '), first);
    return [withPostcode(parts.slice(0, -1).join(', '), last), ...(/\d/.test(turned.street) ? [turned] : [])];
  }
  const [, street, place] = beforePostcode.exec(first) ?? beforePlace.exec(first) ?? [];
  return [withPostcode('', first), ...(street && place ? [withPostcode(street, place)] : [])];
}
