import type { MetraContract } from '@metra/contract';
import type { ModuleSettings } from './module-settings.ts';
import { accountsModule, notify } from './modules/accounts/accounts.module.ts';
import { addressesModule } from './modules/addresses/addresses.module.ts';
import { adminViewsModule } from './modules/admin-views/admin-views.module.ts';
import {
  cachedTaggedGoals,
  catalogueModule,
  measuresWithTag,
  ownMeasuresSheet,
} from './modules/catalogue/catalogue.module.ts';
import { contentModule } from './modules/content/content.module.ts';
import {
  frozenReportFiles,
  frozenReportsModule,
  validFrozenReports,
} from './modules/frozen-reports/frozen-reports.module.ts';
import { kpiSheets, kpisModule } from './modules/kpis/kpis.module.ts';
import {
  countOnMarketplace,
  marketplaceModule,
  offerSheets,
  offersWithTag,
  refreshOffers,
} from './modules/marketplace/marketplace.module.ts';
import { noteMissedSearches, operationModule } from './modules/operation/operation.module.ts';
import { organisationsModule, organisationsWithTag } from './modules/organisations/organisations.module.ts';
import { projectsModule, projectsSheet } from './modules/projects/projects.module.ts';
import {
  attachResultsToAccount,
  questionnairesModule,
  questionnairesWithTag,
} from './modules/questionnaires/questionnaires.module.ts';
import { remindersModule } from './modules/reminders/reminders.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import {
  documentPicture,
  filesSheet,
  resourceLinks,
  resourcesModule,
} from './modules/resources/resources.module.ts';
import { standardsModule } from './modules/standards/standards.module.ts';
import { storageModule } from './modules/storage/storage.module.ts';
import { strategiesModule } from './modules/strategies/strategies.module.ts';
import {
  daysToPay,
  fictionalSeller,
  invoiceFiles,
  subscriptionsModule,
  yearlyPrice,
} from './modules/subscriptions/subscriptions.module.ts';
import { tagsModule } from './modules/tags/tags.module.ts';
import {
  dueMeasures,
  measureSchedule,
  registerGoalEndingsJob,
  trackingModule,
  trackingSheets,
  workedOn,
} from './modules/tracking/tracking.module.ts';
import { translationsModule } from './modules/translations/translations.module.ts';
import { registerAuditCleanUpJob } from './platform/audit-clean-up.ts';
import type { Identity } from './platform/http/actor.ts';
import type { AllHandlers } from './platform/http/handlers.ts';
import type { Log } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';

export interface Wired {
  handlers: AllHandlers<MetraContract>;
  identity: Identity;
  /** Work before the first request: publications that came due while no server ran, and warnings for the operator. */
  begin(log: Log): Promise<void>;
  /** Pages for search engines. */
  listedPages(most: number): Promise<{ path: string; updatedOn: string }[]>;
}

/** Wires all modules. An operation without a handler does not compile. */
export function wireModules(
  platform: Platform,
  { seller, datev, supportEmail, secondFactor, legal }: ModuleSettings,
): Wired {
  const accounts = accountsModule(platform, {
    exporters: [
      {
        sheets: [
          ...trackingSheets,
          ownMeasuresSheet,
          ...kpiSheets,
          ...offerSheets,
          projectsSheet,
          filesSheet,
        ],
      },
      invoiceFiles,
      frozenReportFiles(platform.files),
    ],
    supportEmail,
    secondFactor,
    unconfirmedDays: legal.unconfirmedDays,
    attachResultsToAccount,
  });
  registerAuditCleanUpJob({ ...platform, auditMonths: legal.auditMonths });
  const subscriptions = subscriptionsModule({
    ...platform,
    seller,
    datev,
    refreshMembers: accounts.refreshMembers,
  });
  const resources = resourcesModule(platform);
  const linkTo = resourceLinks(platform);
  const kpis = kpisModule({ ...platform, linkTo, measureSchedule });
  const { currentKpiValues, kpiSources, dueValues } = kpis;
  const standards = standardsModule({ ...platform, formulaValues: kpis.formulaValues });
  const strategies = strategiesModule({
    ...platform,
    linkTo,
    currentKpiValues,
    trials: subscriptions.trials,
  });
  const tracking = trackingModule({ ...platform, linkTo, currentKpiValues, kpiSources });
  registerGoalEndingsJob({ ...platform, linkTo, currentKpiValues });
  const reminders = remindersModule({
    ...platform,
    async openValues(actor, language) {
      const { periods, categories } = await dueValues({ actor, language }, {});
      const open = categories.filter((category) => category.periods > 0);
      return {
        count: periods,
        categories: open.map(({ category, periods: count }) => ({ name: category?.name ?? null, count })),
      };
    },
    openMeasures: dueMeasures(platform),
  });
  const readPicture = documentPicture(platform);
  const reports = reportsModule({
    ...platform,
    firstAnsweredYear: standards.firstAnsweredYear,
    validFrozen: validFrozenReports,
    readPicture,
  });
  const frozenReports = frozenReportsModule({
    ...platform,
    linkTo,
    currentKpiValues,
    comparedYears: kpis.comparedKpis,
    sources: {
      toFreeze: reports.reportToFreeze,
      logo: readPicture,
      files: reports.frozenReportFiles,
    },
  });
  const isToTry = platform.configuration.demo || platform.configuration.environment !== 'production';
  const catalogue = catalogueModule(platform);
  const tags = tagsModule({
    ...platform,
    uses: [measuresWithTag, questionnairesWithTag, offersWithTag, organisationsWithTag],
  });
  const { addresses, findPlace } = addressesModule(platform);
  const missedSearches = noteMissedSearches(platform);
  const organisations = organisationsModule({
    ...platform,
    linkTo,
    keepLogo: resources.keepLogo,
    refreshMembers: accounts.refreshMembers,
    organisationRemoval: accounts.organisationRemoval,
    refreshOffers,
    countOnMarketplace,
    notify,
  });
  const marketplace = marketplaceModule({
    ...platform,
    foundNothing: missedSearches.note,
    linkTo,
    pictures: resources.contentImages,
    findPlace,
    workedOn,
    supportEmail: supportEmail ?? seller?.email,
    contactMonths: legal.contactMonths,
  });
  const questionnaires = questionnairesModule({
    ...platform,
    taggedGoals: cachedTaggedGoals(platform),
    matchingOffers: marketplace.matchingTags,
  });
  const content = contentModule({
    ...platform,
    facts: {
      legal,
      seller,
      terms: { priceCents: yearlyPrice, daysToPay },
      standIn: isToTry ? fictionalSeller : undefined,
    },
    pictures: resources.contentImages,
    publicData: catalogue.publicData,
    askedQuestionnaires: questionnaires.asked,
    featured: marketplace.featured,
  });
  const operation = operationModule({
    ...platform,
    factorsInList: kpis.factorsInList,
    has: {
      seller: seller !== undefined,
      legalTexts: Object.values(legal.lines).every((line) => line !== undefined),
    },
  });
  return {
    async begin(log) {
      await content.begin(log);
      await operation.begin();
    },
    async listedPages(most) {
      const all = [];
      // The operator's own pages come first.
      for (const { listedPages } of [questionnaires, content, marketplace, organisations])
        all.push(...(await listedPages(most)));
      return all.slice(0, most);
    },
    identity: accounts.identity,
    handlers: {
      ...accounts.handlers,
      ...adminViewsModule(platform),
      ...content.handlers,
      frontend: { ...catalogue.frontend, ...content.frontend },
      measures: catalogue.measures,
      ownMeasures: catalogue.ownMeasures,
      goalsAdmin: catalogue.goalsAdmin,
      measuresAdmin: catalogue.measuresAdmin,
      ...projectsModule(platform),
      ...translationsModule(platform),
      tags: tags.tags,
      tagTypes: tags.tagTypes,
      ...questionnaires.handlers,
      ...storageModule(platform),
      ...resources.handlers,
      ...organisations.handlers,
      organisations: { ...organisations.organisations, ...marketplace.organisations },
      community: { ...organisations.community, ...marketplace.community },
      addresses,
      ...marketplace.handlers,
      lookup: {
        ...catalogue.lookup,
        ...content.lookup,
        ...tags.lookup,
        ...organisations.lookup,
        ...marketplace.lookup,
      },
      ...frozenReports,
      ...kpis.handlers,
      ...standards.handlers,
      ...subscriptions.handlers,
      ...reminders,
      reports: reports.reports,
      reportExport: reports.reportExport,
      ...operation.handlers,
      strategies: strategies.strategies,
      tracking: tracking.tracking,
      my: { ...subscriptions.my, ...strategies.my, ...tracking.my },
    },
  };
}
