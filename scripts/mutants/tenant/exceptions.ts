/** Predicates that may be removed without a test failing: the reason, and the names of the predicates. */
export const exceptions: Readonly<Record<string, readonly string[]>> = {
  'The id was locked as the organisation’s earlier in the transaction.': [
    'server/src/modules/catalogue/own-measures.store.ts ownMeasureStore.offer 1',
    'server/src/modules/catalogue/own-measures.store.ts ownMeasureStore.update 1',
    'server/src/modules/marketplace/offers/offers.store.ts offerStore.isShown.found 1',
    'server/src/modules/marketplace/offers/offers.store.ts offerStore.showPicture 1',
    'server/src/modules/marketplace/offers/offers.store.ts offerStore.update 1',
    'server/src/modules/resources/resources.store.ts resourceStore.change 1',
    'server/src/modules/strategies/strategies.store.ts strategyStore.activate 1',
    'server/src/modules/strategies/strategies.store.ts strategyStore.finish 1',
    'server/src/modules/strategies/strategies.store.ts strategyStore.remove 1',
    'server/src/modules/strategies/strategies.store.ts strategyStore.rename 1',
    'server/src/modules/tracking/goals/endings.store.ts endingStore.forget 1',
    'server/src/modules/tracking/goals/goal-kpis.store.ts goalKpiStore.lead.ofGoal 1',
    'server/src/modules/tracking/goals/goal-kpis.store.ts goalKpiStore.present 1',
    'server/src/modules/tracking/goals/goal-kpis.store.ts goalKpiStore.rememberValues 1',
    'server/src/modules/tracking/goals/goals.store.ts goalStore.archive 1',
    'server/src/modules/tracking/goals/goals.store.ts goalStore.archive 2',
    'server/src/modules/tracking/goals/goals.store.ts goalStore.remove 1',
    'server/src/modules/tracking/goals/goals.store.ts goalStore.takeUpAgain 1',
    'server/src/modules/tracking/goals/goals.store.ts goalStore.update 1',
    'server/src/modules/tracking/measures/measures.store.ts measureStore.countOf 1',
    'server/src/modules/tracking/measures/measures.store.ts measureStore.evidence.rows 1',
    'server/src/modules/tracking/measures/measures.store.ts measureStore.remove 1',
    'server/src/modules/tracking/measures/measures.store.ts measureStore.replaceEvidence 1',
    'server/src/modules/tracking/measures/measures.store.ts measureStore.update 1',
  ],
  'The id was read as the organisation’s earlier in the transaction, and its owner never changes.': [
    'server/src/modules/accounts/team/team.store.ts teamStore.setRole 1',
    'server/src/modules/frozen-reports/links.store.ts linkStore.remove 1',
    'server/src/modules/kpis/factors/own-factors.store.ts ownFactorStore.remove 1',
    'server/src/modules/kpis/factors/own-factors.store.ts ownFactorStore.replaceEvidence 1',
    'server/src/modules/kpis/factors/own-factors.store.ts ownFactorStore.stateIn 1',
    'server/src/modules/kpis/factors/own-factors.store.ts ownFactorStore.update 1',
    'server/src/modules/kpis/records/record.views.ts recordViews.read 1',
    'server/src/modules/kpis/records/records.store.ts lockedRecordStore.remove 1',
    'server/src/modules/kpis/records/records.store.ts recordStore.stateBefore 1',
    'server/src/modules/subscriptions/subscriptions.store.ts subscriptionStore.find 1',
  ],
  'The subscription was read as the organisation’s earlier in the transaction, or belongs to an invoice of the organisation.':
    ['server/src/modules/subscriptions/subscriptions.store.ts subscriptionStore.change 1'],
  'The id was read as the organisation’s earlier in the request, and never gets another owner.': [
    'server/src/modules/subscriptions/invoices/invoice-export.views.ts invoiceFiles.files.document 1',
  ],
  'The id is that of the caller’s account.': [
    'server/src/modules/frozen-reports/names.views.ts nameViews.author.found 1',
    'server/src/modules/subscriptions/billing-data.store.ts billingDataStore.person.person 1',
  ],
  'The id was locked as the catalogue’s earlier in the transaction.': [
    'server/src/modules/catalogue/measures-admin.store.ts measureAdminStore.putInOrder 1',
    'server/src/modules/catalogue/measures-admin.store.ts measureAdminStore.remove 1',
    'server/src/modules/catalogue/measures.store.ts measureStore.hide 1',
    'server/src/modules/catalogue/measures.store.ts measureStore.update 1',
  ],
  'The measure is read as the catalogue’s later in the transaction, before it is removed.': [
    'server/src/modules/catalogue/measures-admin.store.ts measureAdminStore.locked 1',
  ],
  'The row was created as the organisation’s earlier in the transaction.': [
    'server/src/modules/marketplace/posts/posts.store.ts postStore.showPicture 1',
    'server/src/modules/marketplace/posts/posts.views.ts postViews.one 1',
  ],
  'The rows refer to an offer of the organisation, and the foreign key contains the organisation.': [
    'server/src/modules/marketplace/posts/posts.store.ts postStore.ofOffer.posts 1',
    'server/src/modules/marketplace/posts/posts.views.ts postViews.ofOffer 1',
  ],
  'The compared value contains the id of an offer, which has one organisation.': [
    'server/src/modules/marketplace/contacts/contacts.store.ts contactStore.isKnown.found 1',
  ],
  'Only ids of the caller’s own rows are looked up in what is read; the predicate keeps the read small.': [
    'server/src/modules/accounts/administration/accounts-admin.views.ts withProjects 1',
    'server/src/modules/accounts/administration/bulk-accounts.views.ts bulkAccountViews.colleagues 1',
    'server/src/modules/strategies/strategies.views.ts strategyViews.names.rows 1',
    'server/src/modules/subscriptions/billing-data.store.ts billingAddresses 1',
  ],
  'Rows of others are refreshed to the values that they have; the predicate keeps the work small.': [
    'server/src/modules/marketplace/search/offer-index.store.ts offerIndexStore.refreshOrganisation.offers 1',
  ],
  'The predicate chooses a position, and gaps between positions do not matter.': [
    'server/src/modules/catalogue/own-measures.store.ts ownMeasureStore.create 1',
  ],
  'The goal or strategy was found as the organisation’s before, and the foreign key of its rows contains the organisation.':
    [
      'server/src/modules/tracking/activities/activities.views.ts activityViews.ofGoal.where 1',
      'server/src/modules/tracking/goals/draft-goals.store.ts draftGoalStore.begin.begun 1',
      'server/src/modules/tracking/goals/draft-goals.store.ts draftGoalStore.replace 1',
      'server/src/modules/tracking/goals/goal-changes.views.ts goalChangeViews.ofGoal.from 1',
      'server/src/modules/tracking/goals/goal-changes.views.ts goalChangeViews.ofGoal.from 2',
      'server/src/modules/tracking/goals/goal-changes.views.ts goalChangeViews.ofGoal.from 3',
      'server/src/modules/tracking/goals/recalculations.views.ts baselineViews.kpi 1',
      'server/src/modules/tracking/goals/recalculations.views.ts baselineViews.kpiIds.rows 1',
      'server/src/modules/tracking/goals/recalculations.views.ts baselineViews.ofGoal 1',
      'server/src/modules/tracking/report/goals-of-year.views.ts goalYearViews.measuresOf.found 1',
      'server/src/modules/tracking/report/targets-as-of.views.ts pastTargetViews.asOf.ofGoals 1',
    ],
  'The id was read as the organisation’s before, and its owner never changes.': [
    'server/src/modules/kpis/records/records.store.ts lockedRecordStore.update 1',
  ],
  'The id was read as the organisation’s before, and the foreign key of the changes contains the organisation.':
    ['server/src/modules/kpis/version-changes.views.ts versionChanges.where 1'],
  'The KPI was read as the catalogue’s before, and the foreign key of the changes contains the organisation of the KPI.':
    ['server/src/modules/kpis/definitions/formula-changes.views.ts formulaChangeViews.list.where 1'],
  'The KPI is also looked up among the definitions of the organisation; gaps between positions do not matter.':
    ['server/src/modules/kpis/definitions/kpis.store.ts owner 1'],
  'Every caller also checks that the KPI is the catalogue’s or the organisation’s, or has it from a record of the organisation.':
    [
      'server/src/modules/kpis/records/records.store.ts lockKpisForWriting 1',
      'server/src/modules/kpis/records/records.store.ts lockKpisForWriting 2',
    ],
  'The id is the one of a KPI of the catalogue, which was found there before.': [
    'server/src/modules/kpis/records/plain-record.store.ts insertFirst 1',
  ],
  'Only the organisation of an own KPI can have values and goals of it.': [
    'server/src/modules/kpis/definitions/kpis.store.ts enteredBy 1',
    'server/src/modules/kpis/definitions/kpis.store.ts kpiStore.uses 1',
    'server/src/modules/kpis/definitions/kpis.store.ts kpiStore.uses 2',
  ],
  'Rows without records exist only within the transaction that creates them, and no other transaction sees them.':
    ['server/src/modules/kpis/records/records.store.ts releaseKpi 1'],
  'The changes are the organisation’s, and its own accounts wrote them.': [
    'server/src/modules/kpis/sources/source-changes.views.ts causeViews.since 2',
  ],
  'Only the organisation’s own rows are read; the predicate keeps the read small.': [
    'server/src/modules/kpis/values/organisation-data.store.ts organisationDataStore.read.own 1',
  ],
  'The id was read together with its organisation earlier, and the owner never changes.': [
    'server/src/modules/frozen-reports/frozen-reports.store.ts frozenReportStore.finish.finished 1',
    'server/src/modules/frozen-reports/frozen-reports.store.ts unpreparedReport 1',
  ],
  'The report was found as the organisation’s before, and the foreign key of its rows contains the organisation.':
    [
      'server/src/modules/frozen-reports/frozen-reports.views.ts frozenReportViews.files 1',
      'server/src/modules/frozen-reports/links.store.ts linkOfReport 1',
    ],
  'The measure was locked as the organisation’s, and a check constraint lets no other organisation plan it.':
    ['server/src/modules/catalogue/own-measures.store.ts ownMeasureStore.goalsThatPlan.rows 1'],
  'Only KPIs of the catalogue can be assigned to its goals.': [
    'server/src/modules/catalogue/goal-choice.views.ts goalChoiceViews.of 1',
  ],
  'The file was found as the organisation’s before, and the foreign key of its uses contains the organisation.':
    [
      'server/src/modules/resources/resource-uses.store.ts resourceUseStore.isPublished.use 1',
      'server/src/modules/resources/resource-uses.views.ts resourceUseViews.of 1',
      'server/src/modules/resources/resource-uses.views.ts resourceUseViews.of.ofFile 1',
    ],
  'The content was found as the organisation’s before, and no two organisations have content with one id.': [
    'server/src/modules/resources/resource-uses.store.ts resourceUseStore.idsUsedBy.rows 1',
    'server/src/modules/resources/resource-uses.store.ts resourceUseStore.remove 1',
  ],
  'The statement has two conditions of this kind, and the foreign key of the rows makes each of them sufficient.':
    [
      'server/src/modules/standards/answers/answers.store.ts answersStore.people 1',
      'server/src/modules/standards/answers/answers.store.ts answersStore.people 2',
    ],
  'The rows are those of one account, and their foreign key contains its organisation.': [
    'server/src/modules/tracking/measures/due-measures.views.ts dueMeasures 1',
  ],
  'The statement only locks rows; the predicate keeps the number of locks small.': [
    'server/src/modules/tracking/goals/goals.store.ts goalStore.lockActive 1',
  ],
};
