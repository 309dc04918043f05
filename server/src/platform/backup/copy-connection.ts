import pg from 'pg';
import { asUnavailable } from '../database/database-errors.ts';
import { BackupError } from './backup-error.ts';

/** A connection for hours of copying, with all settings that affect the format of values. */
export async function connectForCopy(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: name,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process. The running query fails anyway.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw asUnavailable(error) ? new BackupError('The database cannot be reached.', { cause: error }) : error;
  }
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
    set bytea_output = 'hex'; set client_encoding = 'UTF8'; set search_path = public`);
  return client;
}
