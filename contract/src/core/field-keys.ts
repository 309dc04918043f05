/** Rules with a limit, which their text contains: at most 80 characters. */
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

/** Errors of a field: the words of JSON Schema, and our own where it has none. */
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

/** Errors of a row of an imported table. */
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

/** Errors of a formula. */
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

/** All field errors. The web has a text for each in both languages. */
export const fieldKeys: readonly FieldKey[] = [
  ...new Set([...ruleKeys, ...importProblemKeys, ...formulaProblemKeys]),
];

export const isFieldKey = (key: unknown): key is FieldKey => fieldKeys.some((known) => known === key);

/** The options of `refine`: the key of the error, and the path of the field if it is not the checked one. */
export const rule = (key: FieldKey, ...path: string[]) => ({
  params: { key },
  ...(path.length > 0 && { path }),
});
