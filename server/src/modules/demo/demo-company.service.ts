import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import { writeDemoFactors, writeDemoRecords } from '../kpis/kpis.module.ts';
import { organisationStore } from '../organisations/organisations.module.ts';
import { writeDemoAnswers } from '../standards/standards.module.ts';
import { demoCalendar } from './demo-calendar.ts';
import { readDemo } from './demo-data.ts';
import { type DemoPlatform, demoActor, demoEnvironment } from './demo-environment.service.ts';
import { createGoals } from './demo-goals.ts';
import { demoIdViews } from './demo-ids.views.ts';
import { demoModules } from './demo-modules.service.ts';
import { demoPeopleViews } from './demo-people.views.ts';
import { writeDemoProfile } from './demo-profile.service.ts';
import { writeDemoSubscription } from './demo-subscription.service.ts';

/** Creates the demo member's company completely or not at all, and only if nobody has used it yet. */
export async function ensureDemoCompany(platform: DemoPlatform): Promise<void> {
  const { database, clock } = platform;
  await database.transaction(async (tx) => {
    const views = demoPeopleViews(tx);
    const people = await views.company();
    if (!people || !(await views.isUntouched(people.organisationId))) return;
    const { organisationId, memberId: accountId } = people;
    const demo = readDemo();
    const calendar = demoCalendar(demo.meta.lastMonth, clock);
    const environment = demoEnvironment(platform, tx);
    const modules = demoModules(environment, demoActor({ organisationId, accountId }));

    const ids = await demoIdViews(tx).catalogue();
    await writeDemoProfile(tx, organisationId, demo.organisation, { ids, now: clock.now() });
    const began = Temporal.PlainDate.from(calendar.past(demo.strategy.activatedAt));
    const joined = began.toZonedDateTime({ timeZone: operatorTimeZone });
    await organisationStore(tx, organisationId).joinedAt(new Date(joined.epochMilliseconds));
    await createGoals({ modules, calendar, ids, setDay: environment.setDay }, demo);
    const author = { organisationId, accountId, now: clock.now() };
    await writeDemoFactors(tx, author, demo.ownFactors, calendar);
    const values = await writeDemoRecords(tx, author, demo.kpiRecords, calendar);
    await writeDemoAnswers(tx, author, { ...calendar, values });
    // The number of an invoice is taken last, because it locks the counter.
    await writeDemoSubscription(environment, people, demo.organisation, calendar);
  });
}
