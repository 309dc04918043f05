import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newToken } from '../../server/src/platform/secrets/tokens.ts';
import { type Statement, statementsOf } from '../lib/recorded-statement.ts';

type Run = () => Promise<unknown[]>;

/** Runs the statements of a warm operation without the application, in turn for each of the callers. */
export async function bareRunInTurn(
  pool: pg.Pool,
  tokens: readonly string[],
  work: (token: string) => Promise<void>,
): Promise<Run> {
  const runs: Run[] = [];
  for (const token of tokens) runs.push(await bareRun(pool, () => work(token)));
  let turn = 0;
  return async () => {
    turn += 1;
    return runs[turn % runs.length]?.() ?? [];
  };
}

async function bareRun(pool: pg.Pool, work: () => Promise<void>): Promise<Run> {
  await work();
  const statements: Statement[] = (await statementsOf(pool, work)).map(({ text, values }) => ({
    name: `bare_${text.length}`,
    text,
    values,
  }));
  if (statements.length === 0) throw new Error('Nothing was asked of the database.');
  return () =>
    onOneConnection(pool, async (client) => {
      const answers = [];
      for (const statement of statements) answers.push((await client.query(statement)).rows);
      return answers.find((rows) => rows.length > 0) ?? [];
    });
}

/** Runs the statements of a submission with new ids each time, so that no row conflicts. */
export async function bareSubmit(
  pool: pg.Pool,
  submit: (submissionId: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const known = randomUUID();
  await submit(randomUUID());
  const statements = await statementsOf(pool, () => submit(known));
  return () =>
    onOneConnection(pool, async (client) => {
      const id = randomUUID();
      const key = newToken();
      const fresh = (value: unknown) => {
        if (value === known) return id;
        return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? key : value;
      };
      for (const { text, values } of statements)
        await client.query({ name: `bare_submit_${text.length}`, text, values: values.map(fresh) });
    });
}

/** The statements may form a transaction. */
async function onOneConnection<Answer>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
