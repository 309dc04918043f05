import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';
import { isOwnCall } from './own-calls.ts';

const bucketsMilliseconds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000];

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

/**
 * Request counts by route pattern and status in the format of Prometheus. The endpoint is closed unless a token is
 * configured.
 */
export function installMetrics(
  app: FastifyInstance,
  token: string | undefined,
  gauges: Record<string, () => number>,
): void {
  if (!token) return;
  const requests = new Map<string, Series>();
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  app.addHook('onClose', async () => void eventLoop.disable());

  app.addHook('onResponse', (request, reply, done) => {
    if (isOwnCall(request)) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const series = requests.get(labels) ?? { count: 0, sum: 0, buckets: bucketsMilliseconds.map(() => 0) };
    requests.set(labels, series);
    series.count += 1;
    series.sum += reply.elapsedTime;
    bucketsMilliseconds.forEach((limit, index) => {
      if (reply.elapsedTime <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    });
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, token)) throw new DomainError('auth.unauthenticated');
    const lines = ['# TYPE http_request_duration_ms histogram'];
    for (const [labels, series] of requests) lines.push(...requestLines(labels, series));
    const current = {
      ...gauges,
      event_loop_delay_p99_ms: () => eventLoop.percentile(99) / 1e6,
    };
    for (const [name, read] of Object.entries(current)) lines.push(...gaugeLines(`metra_${name}`, read()));
    lines.push(...gaugeLines('process_resident_memory_bytes', process.memoryUsage.rss()));
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

const gaugeLines = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`];

const requestLines = (labels: string, { count, sum, buckets }: Series): string[] => [
  ...bucketsMilliseconds.map(
    (limit, i) => `http_request_duration_ms_bucket{${labels},le="${limit}"} ${buckets[i]}`,
  ),
  `http_request_duration_ms_bucket{${labels},le="+Inf"} ${count}`,
  `http_request_duration_ms_sum{${labels}} ${sum}`,
  `http_request_duration_ms_count{${labels}} ${count}`,
];

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
