import { createAuditLog } from '../../platform/audit-log.ts';
import { clockFrom } from '../../platform/clock/clock.ts';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Seller } from '../subscriptions/subscriptions.module.ts';

export interface DemoPlatform
  extends Pick<
    Platform,
    | 'configuration'
    | 'database'
    | 'clock'
    | 'signals'
    | 'answers'
    | 'limiter'
    | 'mailer'
    | 'jobs'
    | 'signedLinks'
  > {
  readonly seller: Seller | undefined;
}

const origin = { ip: '127.0.0.1', userAgent: 'demo', responseId: 'demo' };

/** Modules with this environment work as usual, but within one transaction and on days in the past. */
export function demoEnvironment(platform: DemoPlatform, tx: Tx) {
  let moment = platform.clock.now();
  const clock = clockFrom(() => moment);
  const database: Database = { ...platform.database, kysely: tx, transaction: (work) => work(tx) };
  return {
    needs: { ...platform, database, clock, audit: createAuditLog(clock) },
    /** Sets the clock to a moment in the working hours of this day. */
    setDay(day: string): void {
      const date = Temporal.PlainDate.from(day);
      const morning = date.toZonedDateTime({ timeZone: operatorTimeZone, plainTime: '08:30' });
      const minutes = (date.dayOfYear * 37) % 420;
      moment = new Date(morning.add({ minutes }).epochMilliseconds);
    },
  };
}

export type DemoEnvironment = ReturnType<typeof demoEnvironment>;

/** An actor as the modules get it for a signed-in member. */
export const demoActor = (ids: Pick<Actor, 'accountId' | 'organisationId'>): Actor => ({
  ...ids,
  sessionId: 0,
  timeZone: operatorTimeZone,
  firstMonth: 1,
  roles: ['USER'],
  teamRole: 'OWNER',
  language: 'de',
  impersonatorId: null,
  subscriptionActive: true,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  isFresh: true,
});

/** Calls the API as this person. */
export const callsBy = (actor: Actor) =>
  function call<Given extends object>(given: Given) {
    const nothing = { params: undefined, query: undefined, body: undefined, file: undefined };
    const language = 'de' as const;
    return { ...nothing, actor, language, origin, idempotencyKey: undefined, setHeader: () => {}, ...given };
  };
