/** The fields that a history names. The web has a word for each. */
const historyFields = [
  'active',
  'aggregation',
  'band',
  'confidence',
  'costHint',
  'description',
  'direction',
  'disclosures',
  'effort',
  'finishedOn',
  'firstName',
  'firstSteps',
  'formula',
  'frequency',
  'goal',
  'impact',
  'industries',
  'kpis',
  'landingPage',
  'language',
  'lastName',
  'name',
  'note',
  'owner',
  'partners',
  'plausible',
  'review',
  'roles',
  'sdgs',
  'seenIn',
  'slug',
  'source',
  'startedOn',
  'summary',
  'tags',
  'teamRole',
  'unit',
  'unitLabel',
  'url',
  'value',
  'values',
  'whereToFind',
  'year',
] as const;
type HistoryField = (typeof historyFields)[number];

const known: readonly string[] = historyFields;
const isKnown = (name: string): name is HistoryField => known.includes(name);

/** Returns `name` for `translations.de.name` and `band` for `band.low`, or undefined for an unnamed field. */
export const historyFieldOf = (path: string): HistoryField | undefined => path.split('.').findLast(isKnown);
