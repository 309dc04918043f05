import type { LineChartData } from '../charts/layout/line-chart-layout.ts';
import type { StackRow } from '../charts/layout/stack-segments.ts';

export const months = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sep.',
  'Okt.',
  'Nov.',
  'Dez.',
];

const electricity = [27850, 25410, 26120, 24380, 23150, 22740, 23960, 22410, 23020];
const electricityTarget = [
  26500, 25000, 25300, 24100, 23200, 22900, 23800, 22700, 23100, 24200, 25300, 26000,
];
const electricityBefore = [
  29900, 27480, 27850, 26340, 25210, 24960, 26100, 24870, 25640, 26710, 28020, 28890,
];

export const electricityChart: LineChartData = {
  labels: months,
  series: [{ label: '2026', tone: 'e', values: [...electricity, null, null, null] }],
  target: { label: 'Ziel', values: electricityTarget },
  lastYear: { label: 'Vorjahr', values: electricityBefore },
  missing: [9],
};

export const electricityTable = {
  columns: ['Monat', '2026', 'Ziel', 'Vorjahr'],
  rows: months.map((month, index) => [
    month,
    electricity[index]?.toLocaleString('de-DE') ?? (index === 9 ? 'fehlt' : '–'),
    electricityTarget[index]?.toLocaleString('de-DE') ?? '–',
    electricityBefore[index]?.toLocaleString('de-DE') ?? '–',
  ]),
};

const governance = [
  92, 96, 95, 99, 104, 106, 105, 107, 110, 111, 109, 112, 113, 112, 114, 116, 115, 117, 117, 118,
];
const social = [80, 82, 85, 88, 86, 90, 94, 97, 99, 98, 100, 102, 101, 103, 104, 103, 105, 107, 107, 108];
const environment = [88, 84, 86, 90, 93, 95, 92, 90, 89, 91, 94, 97, 99, 98, 96, 95, 97, 96, 94, 93];
const dates = governance.map((_, index) => ({ 0: 'März 2025', 10: 'Jan. 2026', 19: 'Okt.' })[index] ?? '');

export const planChart: LineChartData = {
  labels: dates,
  axis: 'points',
  level: 100,
  series: [
    { label: 'Führung', tone: 'g', values: governance },
    { label: 'Soziales', tone: 's', values: social },
    { label: 'Umwelt', tone: 'e', values: environment },
  ],
};

export const planTable = {
  columns: ['Stand', 'Umwelt', 'Soziales', 'Führung'],
  rows: [
    ['März 2025', '88', '80', '92'],
    ['Jan. 2026', '94', '100', '109'],
    ['Okt. 2026', '93', '108', '118'],
  ],
};

export const heat = {
  labels: ['Q2', 'Q3', 'Q4', 'Q1', 'Q2', 'Q3'],
  values: [41.2, 38.6, 36.9, 39.8, 34.1, 31.5],
};

export const finishedMeasures: readonly StackRow[] = [
  { label: '2024', e: 3, s: 2, g: 1 },
  { label: '2025', e: 6, s: 4, g: 3 },
  { label: '2026', e: 9, s: 6, g: 7 },
];
