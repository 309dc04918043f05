import { membersRefresh } from '../accounts/accounts.module.ts';
import { billingDataStore, subscriptionServices } from '../subscriptions/subscriptions.module.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoCompany } from './demo-data.ts';
import { callsBy, type DemoEnvironment, demoActor } from './demo-environment.service.ts';
import type { DemoPeople } from './demo-people.views.ts';

const daysUntilPaid = 9;

/**
 * Creates a year that was ordered, invoiced and paid some months ago. An installation that sends real invoices does
 * not use their numbers for the demo company, which is in its trial there.
 */
export async function writeDemoSubscription(
  { needs, setDay }: DemoEnvironment,
  people: DemoPeople,
  { name, email, billingData, subscription }: DemoCompany,
  calendar: DemoCalendar,
): Promise<void> {
  const services = subscriptionServices({ ...needs, refreshMembers: membersRefresh(needs) });
  const { organisationId, memberId: accountId, administratorId } = people;
  const billing = { name, email, ...billingData };

  if (needs.configuration.environment === 'production') {
    setDay(calendar.today);
    const now = needs.clock.now();
    const today = Temporal.PlainDate.from(calendar.today);
    await needs.database.transaction(async (tx) => {
      await billingDataStore(tx, organisationId).write(billing, now);
      await services.trials.start(tx, { organisationId, now, today });
    });
    return;
  }

  const lastDay = Temporal.PlainDate.from(calendar.day(subscription.activeUntil));
  const firstDay = lastDay.add({ days: 1 }).subtract({ years: 1 });
  setDay(firstDay.toString());
  const order = callsBy(demoActor({ accountId, organisationId }));
  const ordered = await services.orders.subscribe(order({}), { billing, termsAccepted: true });
  const [invoice] = ordered.subscription.invoices;
  if (!invoice || administratorId === null) return;

  const paidOn = firstDay.add({ days: daysUntilPaid }).toString();
  setDay(paidOn);
  const administrator = callsBy(demoActor({ accountId: administratorId, organisationId }));
  await services.invoicesAdmin.bookPayment(administrator({}), invoice.id, {
    amount: invoice.gross,
    paidOn,
    version: 1,
  });
}
