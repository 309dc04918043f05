import type { TestContext } from 'vitest';
import type { WatchedRows } from '../../../server/test/walk/watched-rows.ts';
import type { World } from '../../../server/test/walk/world.ts';

interface Walk<Shared extends World, Step> {
  aWorld: () => Promise<Shared>;
  steps: readonly Step[];
  walkStep: (step: Step & { world: Shared }) => Promise<void>;
}

/** Says whether one of the walk's steps misses a predicate. */
export interface Net {
  /** Walks all steps with all predicates, and notes which step uses which predicate. */
  walkAll(): Promise<void>;
  isUsed(number: number): boolean;
  isMissed(context: TestContext, number: number): Promise<boolean>;
}

export function netOf<Shared extends World & Pick<WatchedRows, 'isWholeOfTheirs'>, Step extends object>({
  aWorld,
  steps,
  walkStep,
}: Walk<Shared, Step>): Net {
  /** The steps whose answer needs a predicate, without what only prepares their objects. */
  const users = new Map<number, Step[]>();

  /** A mutant keeps the world of the one before, unless that one damaged it: a new world takes seconds. */
  let world: Shared | undefined;

  async function leaveWorld(): Promise<void> {
    await world?.app.close();
    world = undefined;
  }

  /** Returns whether a step passes; its failures are no failures of the test. */
  async function holds({ task }: TestContext, step: Step, of: Shared): Promise<boolean> {
    const failures = () => task.result?.errors?.length ?? 0;
    try {
      await walkStep({ ...step, world: of });
      return failures() === 0;
    } catch {
      return false;
    } finally {
      if (task.result) Object.assign(task.result, { state: 'run', errors: [] });
    }
  }

  async function firstThatFails(context: TestContext, number: number, of: Shared) {
    tenantSwitches.removed = number;
    try {
      for (const step of users.get(number) ?? []) if (!(await holds(context, step, of))) return step;
      return undefined;
    } finally {
      tenantSwitches.removed = -1;
    }
  }

  return {
    async walkAll() {
      world = await aWorld();
      const used = new Set<number>();
      // The client, which prepares objects, names itself; the requests of the walk do not.
      world.app.server.server.on('request', ({ headers }, response) => {
        if (headers['user-agent']) return;
        tenantSwitches.takeUsed();
        response.once('close', () => {
          for (const number of tenantSwitches.takeUsed()) used.add(number);
        });
      });
      for (const step of steps) {
        used.clear();
        await walkStep({ ...step, world });
        for (const number of used) users.set(number, [...(users.get(number) ?? []), step]);
      }
    },

    isUsed: (number) => users.has(number),

    /** Asks again in a new world if the step fails with the predicate as well, because an earlier mutant may be the cause. */
    async isMissed(context, number) {
      if (!users.has(number)) return false;
      for (;;) {
        const isNew = world === undefined;
        world ??= await aWorld();
        const failed = await firstThatFails(context, number, world);
        const isCausedByMutant = !failed || (await holds(context, failed, world));
        if (!isCausedByMutant || !(await world.isWholeOfTheirs())) await leaveWorld();
        if (isCausedByMutant || isNew) return failed !== undefined;
      }
    },
  };
}
