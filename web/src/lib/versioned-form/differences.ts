export type Side = 'mine' | 'theirs';

export interface Versioned<Values> {
  values: Values;
  version: number;
}

/** The key is the path of a field, for example `translations.de.title`. */
export type Choices = Readonly<Record<string, Side>>;

export function valueAt(values: object, path: string): unknown {
  if (Object.hasOwn(values, path)) return Reflect.get(values, path);
  const [name = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(values, name);
  return rest.length > 0 && isPlain(inner) ? valueAt(inner, rest.join('.')) : undefined;
}

function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(values, name);
  if (Object.hasOwn(values, path) || rest.length === 0) return { ...values, [path]: value };
  return { ...values, [name]: withValueAt(isPlain(inner) ? inner : {}, rest.join('.'), value) };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list counts as one value. */
export const leavesOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isPlain(value) && Object.keys(value).length > 0
      ? leavesOf(value).map((inner) => `${name}.${inner}`)
      : [name],
  );

function fieldsOf(values: object, named: readonly string[]): string[] {
  const isCovered = (name: string) => named.some((path) => path === name || path.startsWith(`${name}.`));
  return [...named, ...Object.keys(values).filter((name) => !isCovered(name))];
}

/** A field that the person did not change takes the colleague's value by default. */
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

/** Both versions changed these fields to different values. */
export const clashes = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  named: readonly string[] = [],
): string[] =>
  Object.entries(differences(base, mine, theirs, named))
    .filter(([name, side]) => side === 'mine' && !isSame(valueAt(theirs, name), valueAt(base, name)))
    .map(([name]) => name);

/** The own values win, except in fields where the person chose the other version. */
export function joined<Values extends object>(mine: Values, theirs: Values, choices: Choices): Values {
  return Object.entries(choices).reduce(
    (result, [name, side]) => (side === 'theirs' ? withValueAt(result, name, valueAt(theirs, name)) : result),
    { ...mine },
  );
}

/** Form values are plain texts, numbers, lists and objects. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || plain(a) === plain(b);

/** Every answer signs the link to a file anew, although the file is the same. */
const plain = (value: unknown) => JSON.stringify(value, (key, part) => (key === 'url' ? undefined : part));
