import { serveReadOnlyWorker } from '../../src/platform/threads/serve-read-only-worker.ts';

/** Asks the database whether it is there, and answers the question and the time of the call. */
export default serveReadOnlyWorker<string, string>(({ database, clock }) => async (question) => {
  await database.ping();
  return `${question} ${clock.now().toISOString()}`;
});
