import { Worker } from 'node:worker_threads';
import { failureOf, type ThreadAnswer, type ThreadQuestion } from './answering-thread.ts';

/** What was asked takes more time or memory than anything may. */
export class BeyondLimits extends Error {
  override readonly name = 'BeyondLimits';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory', message: string) {
    super(message);
    this.limit = limit;
  }
}

interface Limits {
  /** Of work on one question: a machine that is busy with other things makes it wait, and nothing else. */
  workMilliseconds: number;
  /** From when it is its turn, for a thread that neither works nor answers. */
  milliseconds: number;
  heapMegabytes: number;
  /** Gives its memory back after so long without a question, */
  restMilliseconds: number;
  /** and after so many of them, where something is kept of each. */
  questions: number;
}

interface Task<Question, Answer> {
  question: Question;
  answer: PromiseWithResolvers<Answer>;
}

interface Running {
  worker: Worker;
  answered: number;
}

/**
 * A thread for what might never end: one question after the other, each within its limits. A thread that went beyond them, or
 * failed, is ended and never asked again; the next question starts another one. What has not enough memory where others were
 * answered before is asked again where it has all of it.
 */
export function boundedThread<Question, Answer>(
  file: URL,
  { workMilliseconds, milliseconds, heapMegabytes, restMilliseconds, questions }: Limits,
): (question: Question) => Promise<Answer> {
  const tasks: Task<Question, Answer>[] = [];
  let running: Running | undefined;
  let isBusy = false;
  let rest: NodeJS.Timeout | undefined;

  function end(): void {
    const ended = running;
    running = undefined;
    void ended?.worker.terminate();
  }

  function ask(on: Worker, question: Question): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const tooLong = () => reject(new BeyondLimits('time', 'It took too long'));
    const timer = setTimeout(tooLong, milliseconds);
    const stopWatching = watchWork(on, workMilliseconds, tooLong);
    const answered = (message: ThreadAnswer<Answer>) =>
      'answer' in message ? resolve(message.answer) : reject(beyondLimits(failureOf(message)));
    const failed = (error: Error) => reject(beyondLimits(error));
    const ended = () => reject(new Error('The thread has ended'));
    on.on('message', answered).on('error', failed).on('exit', ended);
    on.ref();
    on.postMessage({ id: 0, question } satisfies ThreadQuestion<Question>);
    return promise.finally(() => {
      clearTimeout(timer);
      stopWatching();
      on.off('message', answered).off('error', failed).off('exit', ended);
      on.unref();
    });
  }

  async function answer(question: Question): Promise<Answer> {
    running ??= { worker: start(file, heapMegabytes), answered: 0 };
    const asked = running;
    try {
      const given = await ask(asked.worker, question);
      asked.answered += 1;
      if (asked.answered >= questions) end();
      return given;
    } catch (error) {
      end();
      const lacksMemory = error instanceof BeyondLimits && error.limit === 'memory';
      if (lacksMemory && asked.answered > 0) return answer(question);
      throw error;
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(rest);
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await answer(task.question).then(task.answer.resolve, task.answer.reject);
    }
    isBusy = false;
    rest = setTimeout(end, restMilliseconds).unref();
  }

  return (question) => {
    const answer = Promise.withResolvers<Answer>();
    tasks.push({ question, answer });
    void work();
    return answer.promise;
  };
}

const lookMilliseconds = 250;

/** Tells once when a thread has worked for longer than it may from here on. */
function watchWork(on: Worker, milliseconds: number, tell: () => void): () => void {
  // One that does not run yet has done nothing.
  const before = on.cpuUsage().catch(() => undefined);
  const look = async () => {
    const { user, system } = await on.cpuUsage(await before);
    if ((user + system) / 1000 > milliseconds) tell();
  };
  // Of a thread that has ended nothing is to be learnt; whoever asked it hears of that.
  const timer = setInterval(() => look().catch(() => undefined), lookMilliseconds);
  return () => clearInterval(timer);
}

function start(file: URL, heapMegabytes: number): Worker {
  const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
  // Whoever asks hears of it; between questions nobody needs to.
  started.on('error', () => undefined);
  return started;
}

/** WebAssembly that gets no more memory stops in the middle of what it does. */
const beyondLimits = (error: Error): Error =>
  /RuntimeError|ERR_WORKER_OUT_OF_MEMORY/.test(String(error))
    ? new BeyondLimits('memory', error.message)
    : error;
