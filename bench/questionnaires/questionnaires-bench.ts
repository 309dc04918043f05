import { resultsAdminService } from '../../server/src/modules/questionnaires/results-admin.service.ts';
import { openOwnDatabase } from '../lib/application.ts';
import type { RunBench } from '../lib/bench.ts';
import { percentile } from '../lib/statistics.ts';
import { seedResults } from './questionnaires-seed.ts';

const wanted = { statisticsMs: 100 } as const;
const results = { full: 100_000, quick: 10_000 } as const;
const rounds = 40;

/** Measures the statistics of a questionnaire with very many results. */
export const runQuestionnaires: RunBench = async ({ options, report, atEnd, turn, ...place }) => {
  const number = options.isQuick ? results.quick : results.full;
  const { platform, id } = await turn(async () => {
    const { platform, adminConnectionString } = await openOwnDatabase(place, 'bench_questionnaires', atEnd);
    return { platform, id: await seedResults(adminConnectionString, number) };
  });
  const service = resultsAdminService(platform);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    await turn(async () => {
      const begun = performance.now();
      const { finished } = await service.statistics({} as never, id);
      times.push(performance.now() - begun);
      if (finished !== number) throw new Error(`${finished} results instead of ${number}`);
    });
  report
    .group({
      title: `Statistics over ${number} results (95th percentile of ${rounds})`,
      why: 'Statistics are read from counts that every submission adds to, so that they never get slower.',
      look: 'server/src/modules/questionnaires/results-admin.service.ts and the plans of its statements',
      isSizeBound: true,
    })
    .budget({
      name: 'statistics',
      value: percentile(times, 0.95),
      unit: 'ms',
      wanted: { atMost: wanted.statisticsMs },
    });
};
