/** The parts are scheme://user@host/, the database, and the options. */
const parts = /^(\w+:\/\/[^/?]*)(?:\/([^?]*))?(\?.*)?$/;

/** The same server and role with another database. */
export function withDatabase(connectionString: string, database: string): string {
  const [, server, , options = ''] = parts.exec(connectionString) ?? [];
  if (!server) throw new Error('The connection string is not of the form postgresql://user@host/database.');
  return `${server}/${encodeURIComponent(database)}${options}`;
}
