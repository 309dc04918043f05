/** What was written as canonical JSON before, perhaps by another thread. */
export class CanonicalJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * JSON of which there is one spelling only (RFC 8785): keys in the order of their UTF-16 units, numbers as ECMAScript writes them, no
 * spaces. What JSON has no word for is refused; half a surrogate pair, which is no character, becomes U+FFFD.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.toWellFormed());
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (value instanceof CanonicalJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && isPlain(value)) return members(value);
  throw new TypeError(`There is no canonical JSON of ${typeof value}`);
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** What is undefined is not there, as in plain JSON. */
function members(value: object): string {
  const present = Object.entries(value).filter(([, member]) => member !== undefined);
  const named = new Map(present.map(([name, member]) => [name.toWellFormed(), member]));
  if (named.size !== present.length) throw new TypeError('Two members would have the same name');
  const written = [...named.keys()]
    // By UTF-16 units, as JavaScript compares strings by itself.
    .toSorted((left, right) => (left < right ? -1 : Number(left > right)))
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(named.get(name))}`);
  return `{${written.join(',')}}`;
}
