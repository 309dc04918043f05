import type pg from 'pg';

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** Returns the statements that reached the database while `work` ran alone. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: (...given: unknown[]) => unknown };
  client.release();
  const original = prototype.query;
  const recorded: Statement[] = [];
  prototype.query = function record(this: unknown, ...given: unknown[]) {
    const [query, values] = given as [string | Statement, unknown[] | undefined];
    recorded.push(typeof query === 'string' ? { text: query, values: values ?? [] } : query);
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return recorded;
}
