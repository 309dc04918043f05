import { afterAll, beforeAll, test } from 'vitest';
import { calledOperations } from '../sweep/operation-calls.ts';
import { aTenantWorld, type TenantWorld } from './tenant-world.ts';
import { walkTenantStep } from './walk-tenant-step.ts';

let world: TenantWorld;
beforeAll(async () => {
  world = await aTenantWorld();
});
afterAll(() => world.app.close());

test.each(calledOperations)('$id holds to every rule', (named) => walkTenantStep({ ...named, world }));
