import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReadFormulaValues } from '../kpis/kpis.module.ts';
import { answeringService } from './answers/answering.service.ts';
import { answersStore } from './answers/answers.store.ts';
import { disclosuresService } from './answers/disclosures.service.ts';
import type { ReadStandards } from './definitions/cached-standards.ts';
import { codeListsService } from './definitions/code-lists.service.ts';
import { standardsStore } from './definitions/standards.store.ts';
import { standardsAdminService } from './definitions/standards-admin.service.ts';
import { disclosuresRoutes, standardsAdminRoutes } from './standards.routes.ts';

export type { AskedYear } from './answers/disclosures.service.ts';
export { seedStandards } from './definitions/seed.store.ts';
export { writeDemoAnswers } from './demo/demo-answers.service.ts';
export { xbrlOf } from './xbrl/xbrl-report.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals'> & { formulaValues: ReadFormulaValues };

/** Reporting standards: their datapoints and the answers of companies. */
export function standardsModule(needs: Needs) {
  const { database, signals } = needs;
  const versions = cachedUntilSignal(signals, ['catalogue'], () =>
    standardsStore(database.kysely).versions(),
  );
  const version = cachedUntilSignal(
    signals,
    ['catalogue'],
    (slug: string) => standardsStore(database.kysely).read(slug),
    20,
  );
  const standards: ReadStandards = { versions: () => versions(undefined), version };
  const reader = disclosuresService({ ...needs, standards });
  return {
    handlers: {
      disclosures: disclosuresRoutes({
        reader,
        answering: answeringService({ ...needs, standards }, reader),
        codeLists: codeListsService(standards),
      }),
      standardsAdmin: standardsAdminRoutes(standardsAdminService(database, standards)),
    },
    exports: {
      disclosuresOf: reader.ofYear,
      firstAnsweredYear: (db: Db, organisationId: number) => answersStore(db, organisationId).firstYear(),
    },
  };
}
