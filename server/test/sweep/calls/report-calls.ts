import type { CallsOf } from '../operation-call.ts';

export const reportsCalls: CallsOf<'reports'> = {
  read: { refers: {}, input: () => ({ params: { year: 2026 } }) },
  writeNarrative: {
    refers: {},
    input: () => ({ params: { year: 2026, section: 'foreword' }, body: { text: 'Vorwort', version: 0 } }),
  },
  explain: {
    refers: {},
    input: () => ({ params: { year: 2026, key: 'gap-natural-gas' }, body: { text: null, version: 0 } }),
  },
};
