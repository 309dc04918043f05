import { aNarrative, anExplanation, keys } from '../keyed-objects.ts';
import type { CallsOf } from '../operation-call.ts';

/** Years are the same for everybody. */
const ofYear = { 'params.year': 'catalogue' } as const;
const { year, section, explanation: key } = keys;
const newText = { text: 'Neu', version: 1 };
const removal = { text: null, version: 1 };

export const reportsCalls: CallsOf<'reports'> = {
  read: { refers: ofYear, input: () => ({ params: { year } }) },
  writeNarrative: {
    refers: { ...ofYear, 'params.section': 'catalogue' },
    input: () => ({ params: { year, section }, body: { text: 'Vorwort', version: 0 } }),
    further: [newText, removal].map((body) => async (own) => {
      await aNarrative(own);
      return { params: { year, section }, body };
    }),
  },
  explain: {
    refers: { ...ofYear, 'params.key': 'within' },
    input: () => ({ params: { year, key }, body: { text: null, version: 0 } }),
    further: [newText, removal].map((body) => async (own) => {
      // One month's value makes the gap that can be explained.
      await own.the('record');
      await anExplanation(own);
      return { params: { year, key }, body };
    }),
  },
};

export const reportExportCalls: CallsOf<'reportExport'> = {
  download: { refers: ofYear, input: () => ({ params: { year }, query: { format: 'json' } }) },
};
