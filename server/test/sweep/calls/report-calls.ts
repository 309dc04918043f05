import type { CallsOf } from '../operation-call.ts';

/** Years are the same for everybody. */
const ofYear = { 'params.year': 'catalogue' } as const;

export const reportsCalls: CallsOf<'reports'> = {
  read: { refers: ofYear, input: () => ({ params: { year: 2026 } }) },
  writeNarrative: {
    refers: { ...ofYear, 'params.section': 'catalogue' },
    input: () => ({ params: { year: 2026, section: 'foreword' }, body: { text: 'Vorwort', version: 0 } }),
  },
  explain: {
    refers: { ...ofYear, 'params.key': 'within' },
    input: () => ({ params: { year: 2026, key: 'gap-natural-gas' }, body: { text: null, version: 0 } }),
  },
};

export const reportExportCalls: CallsOf<'reportExport'> = {
  download: { refers: ofYear, input: () => ({ params: { year: 2026 }, query: { format: 'json' } }) },
};
