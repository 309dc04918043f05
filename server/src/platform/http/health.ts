import type { FastifyInstance } from 'fastify';

/** 200 if the server can serve and 503 otherwise; `/health/live` only reports that the process runs. */
export function installHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health', async (_, reply) => {
    try {
      await ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' });
    }
  });
}
