import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readTrustedProxies } from './trusted-proxies.ts';

/** A wrong setting. Its message is written for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((value) => ['true', '1', 'on'].includes(value));
/** `true` used to trust every client's headers, so the value has to be set again explicitly. */
const proxies = z.string().transform((text, context) => {
  const trusted = readTrustedProxies(text);
  if (trusted !== undefined) return trusted;
  context.addIssue(
    'say how many proxies stand in front (1) or which (127.0.0.1, 10.0.0.0/8), or false for none; "true" would believe any client',
  );
  return z.NEVER;
});
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

// `postgres://user@/database?host=/socket` names a socket instead of a host, so this is not always a plain URL.
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'it begins with postgres://');

/** All variables that the platform reads, in the order of docs/configuration.md. Modules read their own. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).max(254).default('Metra <metra@localhost>'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  GEOCODER_URL: httpUrl.optional(),
  ADMIN_EMAIL: z.string().max(254).optional(),
  ADMIN_PASSWORD: z.string().max(128).optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: proxies.default(false),
});

export type Configuration = ReturnType<typeof readConfiguration>;

/** Validates environment variables. An empty value counts as not set. */
export function readEnvironment<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigurationError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
}

export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const values = readEnvironment(Environment, environment);
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    /** The base of links in mails, which is never taken from a request. */
    publicUrl:
      values.PUBLIC_URL ??
      `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    database: databaseFrom(values),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    s3: s3From(values),
    geocoderUrl: values.GEOCODER_URL,
    firstAdministrator: administratorFrom(values),
    demo: values.DEMO ?? values.NODE_ENV === 'development',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    /** Distinguishes the servers of one database in logs and job locks. */
    instance: randomBytes(4).toString('hex'),
  };
}

function databaseFrom(values: z.output<typeof Environment>) {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_POOL: pool } = values;
  if (directUrl && !url)
    throw new ConfigurationError('DATABASE_DIRECT_URL stands beside DATABASE_URL, which is missing.');
  return { url, directUrl, pool };
}

function s3From(values: z.output<typeof Environment>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  throw new ConfigurationError(
    'Files in S3 need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.',
  );
}

function administratorFrom({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.output<typeof Environment>) {
  if (!email && !password) return undefined;
  if (email && password) return { email, password };
  throw new ConfigurationError('The first administrator needs ADMIN_EMAIL and ADMIN_PASSWORD together.');
}
