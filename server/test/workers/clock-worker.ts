import { serveReadOnlyWorker } from '../../src/platform/threads/serve-read-only-worker.ts';

/** Queries the database, and returns the question and the time of the call. */
export default serveReadOnlyWorker<string, string>(({ database, clock }) => async (question) => {
  await database.ping();
  return `${question} ${clock.now().toISOString()}`;
});
