import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:8080',
      demo: true,
      logLevel: 'info',
    });
  });

  test('takes an empty value for none, and no demo in production', () => {
    const { port, demo, mail } = readConfiguration({ PORT: ' ', SMTP_URL: '', NODE_ENV: 'production' });
    expect({ port, demo, smtpUrl: mail.smtpUrl }).toEqual({ port: 8080, demo: false, smtpUrl: undefined });
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['PUBLIC_URL', 'metra.example'],
    ['DATABASE_URL', 'mysql://localhost/metra'],
    ['SMTP_URL', 'http://mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'perhaps'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'proxy.example'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(`The setting ${name} is not usable`);
  });

  test.each(['true', 'on'])('tells what to write instead of TRUST_PROXY=%s', (value) => {
    expect(() => readConfiguration({ TRUST_PROXY: value })).toThrow(
      'The setting TRUST_PROXY is not usable: say how many proxies stand in front (1) or which (127.0.0.1, 10.0.0.0/8), or false for none; "true" would believe any client.',
    );
  });

  test('accepts a database on a socket', () => {
    const url = 'postgres://metra@/metra?host=/run/postgresql';
    expect(readConfiguration({ DATABASE_URL: url }).database.url).toBe(url);
  });

  test.each([{ S3_BUCKET: 'files' }, { ADMIN_EMAIL: 'ada@metra.example' }])(
    'refuses half a setting',
    (half) => {
      expect(() => readConfiguration(half)).toThrow('together');
    },
  );
});
