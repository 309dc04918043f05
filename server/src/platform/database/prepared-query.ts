import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { valueTypes } from './value-types.ts';

type Row = Record<string, unknown>;

export interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: Row[];
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** The parts of a connection that pg's types leave out. */
interface Connection {
  readonly stream: pg.Connection['stream'];
  /** The text of each statement that PostgreSQL keeps, by its name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(statement: { name: string; text: string }): void;
  bind(parameters: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

/** The columns of the statements that PostgreSQL keeps for a connection. They change with the statement only. */
const columnsOf = new WeakMap<object, Map<string, readonly Column[]>>();

function knownColumns(connection: object) {
  const known = columnsOf.get(connection) ?? new Map<string, readonly Column[]>();
  columnsOf.set(connection, known);
  return known;
}

/**
 * A statement that PostgreSQL keeps under a name. pg's own query asks for the columns at each use and prepares to read
 * them, which takes longer than reading a few rows. This one asks at the first use only.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly answer: Promise<Answer>;
  /** The client replaces it by one that also ends its timer. */
  callback: (error: unknown, answer?: Answer) => void;
  /** These are ready before anything is sent, because the connection would wait for the rest of a statement. */
  readonly #sent: readonly (string | Buffer | null)[];
  #known: Map<string, readonly Column[]> | undefined;
  #columns: readonly Column[] | undefined;
  #unreadable: { error: unknown } | undefined;
  readonly #rows: Row[] = [];
  #tag = '';

  constructor(name: string, text: string, values: readonly unknown[]) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#sent = values.map(prepareValue);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.answer = promise;
    this.callback = (error, answer) => (answer ? resolve(answer) : reject(error));
  }

  submit(given: object): void {
    const connection = given as Connection;
    const { name, text } = this;
    const isKept = connection.parsedStatements[name] === text;
    this.#known = knownColumns(connection);
    this.#columns = isKept ? this.#known.get(name) : undefined;
    connection.stream.cork();
    try {
      if (!isKept) connection.parse({ name, text });
      connection.bind({ statement: name, values: this.#sent });
      if (!this.#columns) connection.describe({ type: 'P' });
      connection.execute({});
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: valueTypes.getTypeParser(dataTypeID, 'text'),
    }));
    this.#known?.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#unreadable) return;
    try {
      this.#rows.push(this.#rowOf(fields));
    } catch (error) {
      this.#unreadable = { error };
    }
  }

  #rowOf(fields: readonly (string | null)[]): Row {
    const row: Row = {};
    let at = 0;
    for (const { name, parse } of this.#columns ?? []) {
      const text = fields[at++] ?? null;
      row[name] = text === null ? null : parse(text);
    }
    return row;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text;
    if (!this.#columns) this.#known?.set(this.name, []);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.callback(this.#unreadable.error);
    else this.callback(undefined, { ...commandOf(this.#tag), rows: this.#rows });
  }

  handleError(error: unknown): void {
    this.callback(error);
  }
}

/** PostgreSQL says `SELECT 20`, `INSERT 0 1` or `SET`. */
function commandOf(tag: string) {
  const [command = '', ...counts] = tag.split(' ');
  const count = counts.at(-1);
  return { command, rowCount: count === undefined ? null : Number(count) };
}
