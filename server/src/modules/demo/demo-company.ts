import { writeDemoRecords } from '../kpis/kpis.module.ts';
import { demoCalendar } from './demo-calendar.ts';
import { readDemo } from './demo-data.ts';
import { demoDesk } from './demo-desk.ts';
import { playGoals } from './demo-goals.ts';
import { catalogueIds } from './demo-ids.ts';
import { demoPeople, isUntouched } from './demo-people.ts';
import { writeDemoProfile } from './demo-profile.ts';
import { type DemoPlatform, demoActor, demoStage } from './demo-stage.ts';
import { writeDemoSubscription } from './demo-subscription.ts';

/** The company of the demo member: all of it or nothing, and only where nobody has done anything yet. */
export async function ensureDemoCompany(platform: DemoPlatform): Promise<void> {
  const { database, clock } = platform;
  await database.transaction(async (tx) => {
    const people = await demoPeople(tx);
    if (!people || !(await isUntouched(tx, people.organisationId))) return;
    const { organisationId, memberId: accountId } = people;
    const demo = readDemo();
    const calendar = demoCalendar(demo.meta.lastMonth, clock);
    const stage = demoStage(platform, tx);
    const desk = demoDesk(stage, demoActor({ organisationId, accountId }));

    await writeDemoProfile(tx, organisationId, demo.organisation, clock.now());
    await playGoals({ desk, calendar, ids: await catalogueIds(tx), goTo: stage.goTo }, demo);
    await writeDemoRecords(tx, { organisationId, accountId, now: clock.now() }, demo.kpiRecords, calendar);
    // The number of an invoice is the last thing a transaction asks for.
    await writeDemoSubscription(stage, people, demo.organisation, calendar);
  });
}
