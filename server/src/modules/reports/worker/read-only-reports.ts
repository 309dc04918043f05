import type { ReadOnlyPlatform } from '../../../platform/threads/open-read-only-platform.ts';
import { readOnlyKpis } from '../../kpis/kpis.module.ts';
import { resourceLinks } from '../../resources/resources.module.ts';
import { standardsModule } from '../../standards/standards.module.ts';
import { measureSchedule } from '../../tracking/tracking.module.ts';
import { reportDocument } from '../report-document.service.ts';
import { readReport } from './read-report.service.ts';
import type { ReadReport } from './report-questions.ts';

/** Everything that reading a report needs, for a thread in which nothing else of the program runs. */
export function readOnlyReports(platform: ReadOnlyPlatform): ReadReport {
  const { currentKpiValues, formulaValues, yearOfKpis } = readOnlyKpis({ ...platform, measureSchedule });
  const { disclosuresOf } = standardsModule({ ...platform, formulaValues }).exports;
  return readReport({
    ...platform,
    linkTo: resourceLinks(platform),
    document: reportDocument({ ...platform, currentKpiValues, yearOfKpis, disclosuresOfYear: disclosuresOf }),
  });
}
