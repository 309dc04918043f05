import type { MetraContract } from '@metra/contract';
import type { ModuleSettings } from './module-settings.ts';
import { accountsModule, notify } from './modules/accounts/accounts.module.ts';
import { addressesModule } from './modules/addresses/addresses.module.ts';
import { adminViewsModule } from './modules/admin-views/admin-views.module.ts';
import {
  cachedTaggedGoals,
  catalogueModule,
  measureTagViews,
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
  marketplaceCountViews,
  marketplaceModule,
  offerSheets,
  offerTagViews,
  refreshOffers,
} from './modules/marketplace/marketplace.module.ts';
import { noteMissedSearches, operationModule } from './modules/operation/operation.module.ts';
import { organisationsModule, organisationTagViews } from './modules/organisations/organisations.module.ts';
import { projectsModule, projectsSheet } from './modules/projects/projects.module.ts';
import {
  attachResultsToAccount,
  questionnairesModule,
  questionnaireTagViews,
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
    refreshMembers: accounts.exports.refreshMembers,
  });
  const resources = resourcesModule(platform);
  const linkTo = resourceLinks(platform);
  const kpis = kpisModule({ ...platform, linkTo, measureSchedule });
  const { currentKpiValues, kpiSources, dueValues } = kpis.exports;
  const standards = standardsModule({ ...platform, formulaValues: kpis.exports.formulaValues });
  const strategies = strategiesModule({
    ...platform,
    linkTo,
    currentKpiValues,
    trials: subscriptions.exports.trials,
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
    firstAnsweredYear: standards.exports.firstAnsweredYear,
    validFrozen: validFrozenReports,
    readPicture,
  });
  const frozenReports = frozenReportsModule({
    ...platform,
    linkTo,
    currentKpiValues,
    comparedYears: kpis.exports.comparedKpis,
    sources: {
      toFreeze: reports.exports.reportToFreeze,
      logo: readPicture,
      files: reports.exports.frozenReportFiles,
    },
  });
  const isToTry = platform.configuration.demo || platform.configuration.environment !== 'production';
  const catalogue = catalogueModule(platform);
  const tags = tagsModule({
    ...platform,
    uses: [measureTagViews, questionnaireTagViews, offerTagViews, organisationTagViews],
  });
  const addresses = addressesModule(platform);
  const missedSearches = noteMissedSearches(platform);
  const organisations = organisationsModule({
    ...platform,
    linkTo,
    keepLogo: resources.exports.keepLogo,
    refreshMembers: accounts.exports.refreshMembers,
    organisationRemoval: accounts.exports.organisationRemoval,
    refreshOffers,
    marketplaceCountViews,
    notify,
  });
  const marketplace = marketplaceModule({
    ...platform,
    foundNothing: missedSearches.note,
    linkTo,
    pictures: resources.exports.contentImages,
    findPlace: addresses.exports.findPlace,
    workedOn,
    supportEmail: supportEmail ?? seller?.email,
    contactMonths: legal.contactMonths,
  });
  const questionnaires = questionnairesModule({
    ...platform,
    taggedGoals: cachedTaggedGoals(platform),
    matchingOffers: marketplace.exports.matchingTags,
  });
  const content = contentModule({
    ...platform,
    facts: {
      legal,
      seller,
      terms: { priceCents: yearlyPrice, daysToPay },
      standIn: isToTry ? fictionalSeller : undefined,
    },
    pictures: resources.exports.contentImages,
    publicData: catalogue.exports.publicData,
    askedQuestionnaires: questionnaires.exports.asked,
    featured: marketplace.exports.featured,
  });
  const operation = operationModule({
    ...platform,
    factorsInList: kpis.exports.factorsInList,
    has: {
      seller: seller !== undefined,
      legalTexts: Object.values(legal.lines).every((line) => line !== undefined),
    },
  });
  return {
    async begin(log) {
      await content.exports.begin(log);
      await operation.exports.begin();
    },
    async listedPages(most) {
      const all = [];
      // The operator's own pages come first.
      for (const { exports } of [questionnaires, content, marketplace, organisations])
        all.push(...(await exports.listedPages(most)));
      return all.slice(0, most);
    },
    identity: accounts.exports.identity,
    handlers: {
      ...accounts.handlers,
      ...addresses.handlers,
      ...adminViewsModule(platform).handlers,
      ...catalogue.handlers,
      ...content.handlers,
      ...frozenReports.handlers,
      ...kpis.handlers,
      ...marketplace.handlers,
      ...operation.handlers,
      ...organisations.handlers,
      ...projectsModule(platform).handlers,
      ...questionnaires.handlers,
      ...reminders.handlers,
      ...reports.handlers,
      ...resources.handlers,
      ...standards.handlers,
      ...storageModule(platform).handlers,
      ...strategies.handlers,
      ...subscriptions.handlers,
      ...tags.handlers,
      ...tracking.handlers,
      ...translationsModule(platform).handlers,
      // Several modules answer the operations of these groups.
      frontend: { ...catalogue.handlers.frontend, ...content.handlers.frontend },
      organisations: { ...organisations.handlers.organisations, ...marketplace.handlers.organisations },
      community: { ...organisations.handlers.community, ...marketplace.handlers.community },
      lookup: {
        ...catalogue.handlers.lookup,
        ...content.handlers.lookup,
        ...tags.handlers.lookup,
        ...organisations.handlers.lookup,
        ...marketplace.handlers.lookup,
      },
      my: { ...subscriptions.handlers.my, ...strategies.handlers.my, ...tracking.handlers.my },
    },
  };
}
