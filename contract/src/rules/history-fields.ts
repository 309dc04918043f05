/** What histories of records tell to have changed; whoever shows them has a word for each. */
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

/** Of `translations.de.name` it is the name, of `band.low` the band; undefined where nobody has a word for it. */
export const historyFieldOf = (path: string): HistoryField | undefined => path.split('.').findLast(isKnown);
