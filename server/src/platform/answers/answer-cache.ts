import type { Operation, Params, Query } from '@metra/contract/core/operation';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { WrittenAnswer } from '../http/handlers.ts';
import type { OrganisationReader } from '../http/reader.ts';
import { writeAnswer } from '../http/response-schema.ts';
import type { Signals } from '../signals.ts';
import { answersInMemory } from './answers-in-memory.ts';
import { computations } from './computations.ts';
import { dataVersionStore } from './data-version.store.ts';

/** A cached answer depends on nothing else of the caller, so that it fits everyone in the organisation. */
type OrganisationCall<O extends Operation> = OrganisationReader & {
  readonly params: Params<O>;
  readonly query: Query<O>;
};

interface Needs {
  database: Database;
  clock: Clock;
  signals: Signals;
}

const hour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;
const limits = { bytes: 64 * megabyte, bytesOfOne: 4 * megabyte } as const;

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Caches answers of an organisation until its data or shared data change. The version of the data is read with every
 * call, so a change on any server counts from its commit on.
 */
export function createAnswerCache({ database, clock, signals }: Needs) {
  const answers = answersInMemory(limits);
  // A cache of this server that an answer was computed from may be older than the version until its signal arrives.
  let signalled = 0;
  for (const topic of ['catalogue', 'content'] as const)
    signals.on(topic, () => {
      signalled += 1;
      answers.clear();
    });
  // Several people open the same page after a change.
  const computedOnce = computations<Buffer>();

  return {
    bytes: answers.bytes,
    cached:
      <O extends Operation>(
        operation: O,
        answer: (call: OrganisationCall<O>) => Promise<unknown>,
      ): ((call: OrganisationCall<O>) => Promise<WrittenAnswer>) =>
      async ({ actor: { organisationId, timeZone, firstMonth }, language, params, query }) => {
        const version = await dataVersionStore(database.kysely, organisationId).read();
        const key = JSON.stringify([
          operation.path,
          params,
          query,
          language,
          timeZone,
          firstMonth,
          clock.today(timeZone),
          // Signed links to files stay the same within an hour.
          Math.floor(clock.now().getTime() / hour),
        ]);
        const isUsable = signals.connected;
        const known = isUsable ? answers.find(organisationId, version, key) : undefined;
        if (known) return new WrittenAnswer(known);
        const before = signalled;
        const compute = async () => {
          const call = { actor: { organisationId, timeZone, firstMonth }, language, params, query };
          const json = Buffer.from(writeAnswer(operation, await answer(call)));
          if (signals.connected && before === signalled) answers.keep(organisationId, version, key, json);
          return json;
        };
        const name = JSON.stringify([organisationId, version, before, key]);
        return new WrittenAnswer(await (isUsable ? computedOnce(name, compute) : compute()));
      },
  };
}
