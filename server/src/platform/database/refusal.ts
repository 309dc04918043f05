import type pg from 'pg';

/** The setting with the address that the operator has to correct. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** The reason why a database cannot be used, in one sentence for the operator, without the password. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

type Place = { setting: AddressSetting; at: string; host: string; user: string; database: string };
type Reason = readonly [code: RegExp, said: RegExp, sentence: (place: Place) => string];

/**
 * Reasons by the error code of PostgreSQL or of the operating system, and by the message if the code is not enough.
 */
const reasons: readonly Reason[] = [
  [/^ERR_INVALID_URL$/, /^/, ({ setting }) => isNoAddress(setting)],
  [/^(ENOTFOUND|EAI_)/, /^/, ({ host, setting }) => `The host ${host} is unknown: correct ${setting}.`],
  [
    /^(ECONNREFUSED|ENOENT)$/,
    /^/,
    ({ at, setting }) => `Nothing answers at ${at}: start PostgreSQL there, or correct ${setting}.`,
  ],
  [
    /^(ETIMEDOUT|EHOST|ENET)/,
    /^/,
    ({ at, setting }) => `${at} cannot be reached: correct ${setting}, or open the way there.`,
  ],
  [
    /^$/,
    /timeout/i,
    ({ at, setting }) => `${at} does not answer in time: look after it, or correct ${setting}.`,
  ],
  [
    /^(ECONNRESET|EPIPE|)$/,
    /ECONNRESET|EPIPE|Connection terminated/,
    ({ at, setting }) =>
      `${at} closes the connection without a word, as what is no PostgreSQL does: correct ${setting}.`,
  ],
  [
    /^$/,
    /does not support SSL/,
    ({ at, setting }) => `${at} offers no encryption: switch it on there, or take sslmode out of ${setting}.`,
  ],
  [
    /CERT|UNABLE_TO_|ALTNAME/,
    /^/,
    ({ at, setting }) =>
      `The certificate of ${at} is not to be trusted: name the file of its authority by sslrootcert in ${setting}.`,
  ],
  [
    /^$/,
    /password must be a/,
    ({ at, user, setting }) => `${at} wants a password of ${user}: add it to ${setting}.`,
  ],
  [/^28P01$/, /^/, (place) => wrongPassword(place)],
  [
    /^08P01$/,
    /SASL authentication failed|password authentication failed|auth failed/i,
    (place) => wrongPassword(place),
  ],
  [
    /^(28000|08P01)$/,
    /no encryption|SSL off|SSL required/i,
    ({ at, setting }) => `${at} wants an encrypted connection: add sslmode=verify-full to ${setting}.`,
  ],
  [
    /^(28000|08P01)$/,
    /role .* does not exist|no such user/,
    ({ at, user, setting }) => `${at} knows no user ${user}: create it there, or correct ${setting}.`,
  ],
  [
    /^28000$/,
    /^/,
    ({ at, user, database }) =>
      `${at} does not let ${user} into the database ${database}: allow it there, in pg_hba.conf.`,
  ],
  [
    /^(3D000|08P01)$/,
    /database .* does not exist|no such database/,
    ({ at, database, setting }) =>
      `There is no database ${database} at ${at}: create it, or correct ${setting}.`,
  ],
  [
    /^42501$/,
    /^/,
    ({ user, database }) =>
      `The database ${database} is not open to ${user}: make it the owner of that database.`,
  ],
  [
    /^08P01$/,
    /unsupported startup parameter/,
    ({ at, setting }) =>
      `The pooler at ${at} does not know an option that stands in ${setting}: take it out.`,
  ],
  [
    /^08P01$/,
    /server_login_retry|server login|connect failed|server conn crashed|query_wait_timeout|cannot connect to server/i,
    ({ at }) =>
      `The pooler at ${at} does not reach its PostgreSQL: correct its settings, or start PostgreSQL.`,
  ],
  [
    /^53300$/,
    /^/,
    ({ at }) => `${at} has no connection left: allow more of them there, or lower DATABASE_POOL here.`,
  ],
  [/^57P0/, /^/, ({ at }) => `The PostgreSQL at ${at} is just starting or stopping: try again in a moment.`],
];

const isNoAddress = (setting: AddressSetting) =>
  `The setting ${setting} is not usable: it has the form postgres://user:password@host:5432/database.`;

const wrongPassword = ({ at, user, setting }: Place) =>
  `${at} refuses the password of ${user}: correct it in ${setting}.`;

/** The refusal for a failed connection. */
export function refusalOf(
  error: unknown,
  setting: AddressSetting,
  client?: Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>,
): DatabaseRefused {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const said = error instanceof Error ? error.message : String(error);
  const place = placeOf(setting, client);
  const known = reasons.find(([codes, words]) => codes.test(code) && words.test(said));
  const sentence = known?.[2](place) ?? `${place.at} refuses the connection: ${said.replace(/\.?$/, '.')}`;
  return new DatabaseRefused(sentence, { cause: error });
}

function placeOf(setting: AddressSetting, client?: Parameters<typeof refusalOf>[2]): Place {
  const { host = 'localhost', port = 5432, user = '', database = '' } = client ?? {};
  const at = host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { setting, at, host, user: `the user ${user}`, database };
}
