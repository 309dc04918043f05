/** Which version of a field is to hold. */
export type Side = 'mine' | 'theirs';

/** One thing that two people may have changed at the same time. */
export interface Versioned<Values> {
  values: Values;
  version: number;
}

export type Choices<Values> = Partial<Record<keyof Values, Side>>;

/**
 * The fields that are not the same in both versions, each with the side that is meant to hold: a field I have not
 * touched takes what somebody else has written.
 */
export function differences<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Choices<Values> {
  const choices: Choices<Values> = {};
  for (const name of Object.keys(mine) as (keyof Values)[]) {
    if (isSame(mine[name], theirs[name])) continue;
    choices[name] = isSame(mine[name], base[name]) ? 'theirs' : 'mine';
  }
  return choices;
}

/** Mine, but for the fields in which theirs was chosen. */
export function joined<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Choices<Values>,
): Values {
  const result = { ...mine };
  for (const name of Object.keys(choices) as (keyof Values)[]) {
    if (choices[name] === 'theirs') result[name] = theirs[name];
  }
  return result;
}

/** Values of forms are plain: texts, numbers, lists and objects of them. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || plain(a) === plain(b);

/** The link to a file is signed anew with every answer; the file is the same. */
const plain = (value: unknown) => JSON.stringify(value, (key, part) => (key === 'url' ? undefined : part));
