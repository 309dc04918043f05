/** Rules with a number, which the sentence about them names: at most 80 characters. */
export const limitKeys = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

/** What can be wrong with one field of a request: the words of JSON Schema, and our own where it has none. */
export const ruleKeys = [
  ...limitKeys,
  'required',
  'type',
  'uniqueItems',
  'pattern',
  'format',
  'enum',
  'const',
  'multipleOf',
  'additionalProperties',
  'not',
  'notBlank',
  'email',
  'afterStart',
  'sector',
  'unknown',
  'derived',
  'switchedOff',
  'outdated',
  'inUse',
  'endsBeforeStart',
  'notWholePeriods',
  'inFuture',
  'tooEarly',
  'tooLong',
  'taken',
  'overlaps',
  'twice',
  'overlapsRow',
  'valueAndReason',
  'valueAndFuels',
  'unchangedSum',
  'maxChange',
  'wholeNumber',
  'notOver',
  'beforeBaseline',
  'shorterThanKpi',
  'crossCheck',
] as const;

/** What can be wrong with a row of an imported table. */
export const importProblemKeys = [
  'required',
  'notBlank',
  'unknownKpi',
  'ambiguousKpi',
  'derivedKpi',
  'inactiveKpi',
  'switchedOffKpi',
  'unreadableNumber',
  'tooManyDigits',
  'tooLarge',
  'wholeNumber',
  'formulaCell',
  'errorCell',
  'unreadablePeriod',
  'endsBeforeStart',
  'inFuture',
  'notWholePeriods',
  'overlapsRecord',
  'overlapsRow',
  'twiceInFile',
  'unknownUnit',
  'unknownReason',
  'unknownQuality',
  'valueAndReason',
  'unchangedSum',
  'tooLong',
  'changedMeanwhile',
  'belowMinimum',
  'aboveMaximum',
  'changedMuch',
  'crossCheck',
] as const;

/** What can be wrong with a formula. */
export const formulaProblemKeys = [
  'SYNTAX',
  'UNKNOWN_KPI',
  'UNKNOWN_FACTOR',
  'CIRCULAR',
  'NO_INPUT',
  'OPTIONAL_UNUSED',
  'TOO_DEEP',
  'UNITS_DIFFER',
  'UNIT_OF_RESULT',
] as const;

export type FieldKey =
  | (typeof ruleKeys)[number]
  | (typeof importProblemKeys)[number]
  | (typeof formulaProblemKeys)[number];

/** The closed list of what a field error can say; the web has a text for each in both languages. */
export const fieldKeys: readonly FieldKey[] = [
  ...new Set([...ruleKeys, ...importProblemKeys, ...formulaProblemKeys]),
];

export const isFieldKey = (key: unknown): key is FieldKey => fieldKeys.some((known) => known === key);

/** For `refine`: the key a broken rule is reported under, and the field it is about if not the checked one. */
export const rule = (key: FieldKey, ...path: string[]) => ({
  params: { key },
  ...(path.length > 0 && { path }),
});
