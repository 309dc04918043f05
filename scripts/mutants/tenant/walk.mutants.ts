import { expect, type TestContext, test } from 'vitest';
import { type CalledOperation, calledOperations } from '../../../server/test/sweep/operation-calls.ts';
import { aTenantWorld, type TenantWorld } from '../../../server/test/walk/tenant-world.ts';
import { walkBetweenTenants } from '../../../server/test/walk/walk-tenant-step.ts';
import { allPredicates } from './switches.ts';

/** The operations whose answer needs a predicate, without what only prepares their objects. */
const users = new Map<number, CalledOperation[]>();

/** A mutant keeps the world of the one before, unless that one damaged it: a new world takes seconds. */
let world: TenantWorld | undefined;

async function leaveWorld(): Promise<void> {
  await world?.app.close();
  world = undefined;
}

test('every step holds while no predicate is removed', async () => {
  world = await aTenantWorld();
  const used = new Set<number>();
  // The client, which prepares objects, names itself; the requests of the walk do not.
  world.app.server.server.on('request', ({ headers }, response) => {
    if (headers['user-agent']) return;
    tenantSwitches.takeUsed();
    response.once('close', () => {
      for (const number of tenantSwitches.takeUsed()) used.add(number);
    });
  });
  for (const operation of calledOperations) {
    used.clear();
    await walkBetweenTenants({ ...operation, world });
    for (const number of used) users.set(number, [...(users.get(number) ?? []), operation]);
  }
});

/** Returns whether a step passes; its failures are no failures of the test. */
async function holds({ task }: TestContext, operation: CalledOperation, of: TenantWorld): Promise<boolean> {
  const failures = () => task.result?.errors?.length ?? 0;
  try {
    await walkBetweenTenants({ ...operation, world: of });
    return failures() === 0;
  } catch {
    return false;
  } finally {
    if (task.result) Object.assign(task.result, { state: 'run', errors: [] });
  }
}

async function firstThatFails(context: TestContext, number: number, of: TenantWorld) {
  tenantSwitches.removed = number;
  try {
    for (const operation of users.get(number) ?? [])
      if (!(await holds(context, operation, of))) return operation;
    return undefined;
  } finally {
    tenantSwitches.removed = -1;
  }
}

/** Asks again in a new world if the step fails with the predicate as well, because an earlier mutant may be the cause. */
async function isNoticed(context: TestContext, number: number): Promise<boolean> {
  for (;;) {
    const isNew = world === undefined;
    world ??= await aTenantWorld();
    const failed = await firstThatFails(context, number, world);
    const isCausedByMutant = !failed || (await holds(context, failed, world));
    if (!isCausedByMutant || !(await world.isWholeOfTheirs())) await leaveWorld();
    if (isCausedByMutant || isNew) return failed !== undefined;
  }
}

for (const { file, name, number } of allPredicates())
  if (new RegExp(process.env.MUTANTS_OF ?? '').test(file))
    test(name, async (context) => {
      if (users.has(number)) expect(await isNoticed(context, number)).toBe(true);
      else expect.fail('No step uses the predicate.');
    });
