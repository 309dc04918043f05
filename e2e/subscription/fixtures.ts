import pg from 'pg';
import type { Language } from '../accounts/texts.ts';
import { test as base, expect, type Strategist } from '../dashboard/fixtures.ts';
import type { ServedProgram } from '../program.ts';

interface Fixtures {
  /** Ends the strategist's trial or subscription this many days from today; a negative number is in the past. */
  endIn: (days: number) => Promise<void>;
  /** Records that the organisation has used this code at its registration. */
  registeredWith: (code: string) => Promise<void>;
}

let promotions = 0;

/** A new code. */
export function aCode(word: string): string {
  promotions += 1;
  return `${word}-${process.pid}-${promotions}`;
}

export const test = base.extend<Fixtures>({
  endIn: async ({ program, strategist }, use) => use((days) => endIn(program, strategist, days)),
  registeredWith: async ({ program, strategist }, use) => {
    await use(async (code) => {
      const { organisation } = await strategist.api.auth.getLogin();
      await run(program, 'update organisations set promotion_code = $2 where id = $1', [
        organisation.id,
        code,
      ]);
    });
  },
});

export { expect, type Strategist };

/** Ends the trial or subscription of a strategist this many days from today. */
export async function endIn(program: ServedProgram, { api }: Strategist, days: number): Promise<void> {
  const { organisation } = await api.auth.getLogin();
  await run(
    program,
    `update subscriptions set started_at = $2, period_start = $3, active_until = $4
     where organisation_id = $1`,
    [organisation.id, new Date(`${dayIn(-300)}T08:00:00Z`), dayIn(-300), dayIn(days)],
  );
}

/** The database is changed directly, because no call ends a trial early. */
async function run(program: ServedProgram, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: program.connectionString });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** The operator's present day. It stays the same for a whole journey, even past midnight. */
const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

/** The day at this distance from today, e.g. `2026-11-15`. */
export const dayIn = (days: number): string =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

/** A day in words. */
export const inWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

export const written = (days: number, language: Language): string => inWords(dayIn(days), language);
