/** Which version of a field is to hold. */
export type Side = 'mine' | 'theirs';

/** One thing that two people may have changed at the same time. */
export interface Versioned<Values> {
  values: Values;
  version: number;
}

/** By the name of a field, or by the path to it where it lies deeper: `translations.de.title`. */
export type Choices = Readonly<Record<string, Side>>;

export function valueAt(values: object, path: string): unknown {
  if (Object.hasOwn(values, path)) return Reflect.get(values, path);
  const [name = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(values, name);
  return rest.length > 0 && isPlain(inner) ? valueAt(inner, rest.join('.')) : undefined;
}

/** A copy with another value there. */
function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(values, name);
  if (Object.hasOwn(values, path) || rest.length === 0) return { ...values, [path]: value };
  return { ...values, [name]: withValueAt(isPlain(inner) ? inner : {}, rest.join('.'), value) };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths to all that values hold: `translations.de.title`. A list is one value. */
export const leavesOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isPlain(value) && Object.keys(value).length > 0
      ? leavesOf(value).map((inner) => `${name}.${inner}`)
      : [name],
  );

/** Every field once: those that are named, and whatever else the values hold. */
function fieldsOf(values: object, named: readonly string[]): string[] {
  const isCovered = (name: string) => named.some((path) => path === name || path.startsWith(`${name}.`));
  return [...named, ...Object.keys(values).filter((name) => !isCovered(name))];
}

/**
 * The fields that are not the same in both versions, each with the side that is meant to hold: a field I have not
 * touched takes what somebody else has written.
 */
export function differences<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  named: readonly string[] = [],
): Choices {
  const choices: Record<string, Side> = {};
  for (const name of fieldsOf(mine, named)) {
    const own = valueAt(mine, name);
    if (isSame(own, valueAt(theirs, name))) continue;
    choices[name] = isSame(own, valueAt(base, name)) ? 'theirs' : 'mine';
  }
  return choices;
}

/** Fields that both have changed, each to something else. */
export const clashes = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  named: readonly string[] = [],
): string[] =>
  Object.entries(differences(base, mine, theirs, named))
    .filter(([name, side]) => side === 'mine' && !isSame(valueAt(theirs, name), valueAt(base, name)))
    .map(([name]) => name);

/** Mine, but for the fields in which theirs was chosen. */
export function joined<Values extends object>(mine: Values, theirs: Values, choices: Choices): Values {
  return Object.entries(choices).reduce(
    (result, [name, side]) => (side === 'theirs' ? withValueAt(result, name, valueAt(theirs, name)) : result),
    { ...mine },
  );
}

/** Values of forms are plain: texts, numbers, lists and objects of them. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || plain(a) === plain(b);

/** The link to a file is signed anew with every answer; the file is the same. */
const plain = (value: unknown) => JSON.stringify(value, (key, part) => (key === 'url' ? undefined : part));
