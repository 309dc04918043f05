import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** A placeholder stands in a statement for a value that each call gives. */
class Placeholder<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A statement whose text is the same at each call. Kysely builds the text at the first call only, because this takes
 * processor time at each call.
 */
export function fixedStatement<Given extends Values, Row>(
  write: (given: (name: keyof Given & string) => RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  let text: string | undefined;
  let names: readonly (keyof Given)[] = [];

  function build(db: Db): string {
    const { sql: built, parameters } = write((name) => sql.val(new Placeholder(name))).compile(db);
    names = parameters.map((parameter) => {
      if (parameter instanceof Placeholder) return parameter.name;
      throw new Error('A fixed statement only takes the values of its calls');
    });
    return built;
  }

  return async (db, given) => {
    text ??= build(db);
    const parameters = names.map((name) => given[name]);
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  };
}
