import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, password } from '../../../test/factories/accounts.ts';

let app: TestApp;
afterEach(() => app.close());

/** The address that the audit log contains for a sign-in with these headers. The test itself calls from 127.0.0.1. */
async function signIn(headers: Record<string, string>) {
  const { email, organisationId } = await aMember(app.platform);
  const response = await app.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: email, password }),
  });
  const entry = await app.platform.database.kysely
    .selectFrom('audit_log')
    .select('ip')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return { status: response.status, ip: entry?.ip };
}

const forged = '203.0.113.66';
const client = '198.51.100.7';

test.each([
  ['false', forged, '127.0.0.1'],
  ['1', client, client],
  ['1', `${forged}, ${client}`, client],
  ['1', `${forged}, 127.0.0.1, ${client}`, client],
  ['2', `${forged}, ${client}, 10.0.0.1`, client],
  ['1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', `${forged}, ${client}`, client],
  ['127.0.0.1', `${forged}, ${client}, 127.0.0.1`, client],
  ['127.0.0.0/8, 10.0.0.0/8', `${forged}, ${client}, 10.9.8.7`, client],
  ['192.0.2.1', client, '127.0.0.1'],
])('TRUST_PROXY=%s, x-forwarded-for: %s means %s', async (trusted, forwarded, expected) => {
  app = await createTestApp({ environment: { TRUST_PROXY: trusted } });
  const headers = {
    'x-forwarded-for': forwarded,
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
  };
  expect(await signIn(headers)).toEqual({ status: 200, ip: expected });
});

test('the limit of one address cannot be got round by making up others before it', async () => {
  app = await createTestApp({ environment: { TRUST_PROXY: '1' } });
  let asked = 0;
  const recover = async (forwarded: string) => {
    asked += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
    const body = JSON.stringify({ username: `unbekannt-${asked}@firma.example` });
    return (await app.fetch('/api/v1/account/password-recovery/initiate', { method: 'POST', headers, body }))
      .status;
  };
  const rounds = Array.from({ length: 60 }, (_, round) => round);
  for (const round of rounds) await recover(`203.0.${round}.1, ${client}`);
  expect(await recover(`203.0.113.1, ${client}`)).toBe(429);
  expect(await recover(`${client}, 192.0.2.8`)).toBe(202);
});
