import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { clockFrom } from '../../../platform/clock/clock.ts';
import { onBehalfOf } from '../../../platform/database/connection-shares.ts';
import type { DatabaseSource } from '../../../platform/database/database.ts';
import { asUnavailable } from '../../../platform/database/database-errors.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { openReadingPlatform } from '../../../platform/threads/open-reading-platform.ts';
import type { ReadAs } from './read-report.ts';
import type { ReportQuestion } from './report-reader.ts';
import { reportReading } from './report-reading.ts';

// There a priority is a thread’s own: whoever asks for something else comes first.
if (process.platform === 'linux') setPriority(10);

const source: DatabaseSource = workerData;
/** Whoever asks says what time it is: one clock for the whole program. */
let asked = new Date();
const clock = clockFrom(() => asked);

async function open() {
  const platform = await openReadingPlatform(source, clock);
  return { read: reportReading(platform), close: platform.close };
}

let opened: ReturnType<typeof open> | undefined;
/** Once; what failed is tried again by the next question. */
function reading(): ReturnType<typeof open> {
  if (opened) return opened;
  const opening = open();
  opened = opening;
  opening.catch(() => {
    opened = undefined;
  });
  return opening;
}

async function answer({ as, report, now }: ReportQuestion): Promise<ReadAs[keyof ReadAs]> {
  asked = now;
  try {
    const { read } = await reading();
    return await onBehalfOf({ name: `organisation:${report.organisationId}` }, () => read[as](report));
  } catch (error) {
    const cause = asUnavailable(error);
    throw cause ? new DomainError('service.unavailable', { cause, retryAfterSeconds: 2 }) : error;
  }
}

answerQuestions(answer, async () => (await opened)?.close());
