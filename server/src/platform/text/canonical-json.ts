/** A value that was already written as canonical JSON, for example in another thread. */
export class CanonicalJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * JSON with exactly one spelling (RFC 8785): keys in the order of their UTF-16 units, numbers as ECMAScript writes
 * them, no spaces. Values that JSON cannot express are refused. Half a surrogate pair is not a character and becomes
 * U+FFFD.
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

/** Undefined members are left out, as in plain JSON. */
function members(value: object): string {
  const present = Object.entries(value).filter(([, member]) => member !== undefined);
  const named = new Map(present.map(([name, member]) => [name.toWellFormed(), member]));
  if (named.size !== present.length) throw new TypeError('Two members would have the same name');
  const written = [...named.keys()]
    // JavaScript compares strings by UTF-16 units.
    .toSorted((left, right) => (left < right ? -1 : Number(left > right)))
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(named.get(name))}`);
  return `{${written.join(',')}}`;
}
