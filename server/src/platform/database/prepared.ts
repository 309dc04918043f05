import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a value that is known only when the query runs. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built once and then only given its values: building and compiling costs as much as running a small
 * query, so the calls everyone makes all the time are written this way.
 *
 *     const goalById = prepared((db, value: { id: number }) => db.selectFrom('goals').selectAll().where('id', '=', value.id));
 *     const [goal] = await goalById(db, { id: 7 });
 *
 * The shape must not depend on the values: no branches, no lists of varying length (use `= any(array)`).
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, value: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, placeholders<Values>()).compile();
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}

function placeholders<Values extends object>(): Values {
  return new Proxy({} as Values, {
    get: (_, name) => new Placeholder(String(name)),
  });
}
