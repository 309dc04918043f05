import type { Dashboard } from '@metra/contract/operations/my';

type Goal = Dashboard['goals'][number];
type Measure = Goal['measures'][number];

/** Data for tests, complete and plain; each names what matters to it. */
export const aMeasureRow = (measure: Partial<Measure>): Measure => ({
  id: 1,
  name: 'LED-Beleuchtung',
  image: '',
  state: 'IN_PROGRESS',
  dueOn: null,
  overdue: false,
  matchingOffers: 0,
  ...measure,
});

export const aGoalCard = (goal: Partial<Goal>): Goal => ({
  id: 1,
  slug: 'save-energy',
  name: 'Energie effizient nutzen',
  image: '',
  sector: 'e',
  progress: 0,
  expectedProgress: 0,
  status: 'ON_TRACK',
  dueOn: null,
  startedAt: '2026-01-01T00:00:00Z',
  leadingKpi: null,
  proposal: null,
  measures: [],
  ...goal,
});

export const aDashboard = (dashboard: Partial<Dashboard>): Dashboard => ({
  today: '2026-11-15',
  strategy: { id: 1, name: 'Strategie 2026', activatedAt: '2026-01-01T00:00:00Z' },
  organisation: { id: 1, name: 'Lindner Feinmechanik GmbH', logoUrl: null },
  goals: [],
  sectors: [],
  measures: { inProgress: 0, done: 0, total: 0 },
  tasks: [],
  kpis: [],
  firstSteps: null,
  freeUntil: null,
  activity: [],
  ...dashboard,
});
