import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { installMetrics } from './metrics.ts';

async function aServer(token: string | undefined) {
  const app: FastifyInstance = fastify();
  installMetrics(app, token, { database_waiting: () => 3 });
  app.get('/things/:id', async () => ({}));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/things/1', '/things/2', '/nothing']) await (await fetch(address + path)).text();
  // The program's own call does not count as a request.
  await app.inject('/things/3');
  return app;
}

test('says requests by route and status in the format that Prometheus reads', async () => {
  const app = await aServer('secret');
  const { headers, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer secret' },
  });
  expect(headers['content-type']).toBe('text/plain; version=0.0.4');
  const lines = body.split('\n');
  const things = 'method="GET",route="/things/:id",status="200"';
  expect(lines).toContain(`http_request_duration_ms_bucket{${things},le="5000"} 2`);
  expect(lines).toContain(`http_request_duration_ms_bucket{${things},le="+Inf"} 2`);
  expect(lines).toContain(`http_request_duration_ms_count{${things}} 2`);
  expect(lines).toContain('http_request_duration_ms_count{method="GET",route="unknown",status="404"} 1');
  expect(lines).toContain('metra_database_waiting 3');
  // The type of each name appears once, before its first value.
  const names = new Set<string>();
  for (const line of lines.filter((each) => each !== '')) {
    const [, declared] = /^# TYPE (\w+) (?:gauge|histogram)$/.exec(line) ?? [];
    if (declared) {
      expect(names).not.toContain(declared);
      names.add(declared);
    } else
      expect(
        [...names].some((name) => line.startsWith(name)),
        line,
      ).toBe(true);
  }
  await app.close();
});

test('is closed without the token, and missing if none is configured', async () => {
  const app = await aServer('secret');
  for (const authorization of ['', 'Bearer', 'Bearer wrong!', 'Bearer secret2'])
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).body).not.toContain('metra_');
  await app.close();
  const without = await aServer(undefined);
  expect((await without.inject('/metrics')).statusCode).toBe(404);
  await without.close();
});
