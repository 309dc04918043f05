import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { patience } from '../../../test/app/patience.ts';
import { createConnectionShares, runAsTenant } from './connection-shares.ts';

const never = patience.timeout;

/** Requests this many connections at once and returns those granted so far. */
function askFor(
  shares: ReturnType<typeof createConnectionShares>,
  tenant: string | undefined,
  count: number,
) {
  const given: (() => void)[] = [];
  const ask = async () => void given.push(await shares.take());
  const asking = Array.from({ length: count }, () =>
    tenant === undefined ? ask() : runAsTenant({ name: tenant }, ask),
  );
  const all = Promise.all(asking);
  // Requests that still wait when a test ends are refused later, when nothing handles the rejection.
  all.catch(() => {});
  return { given, all };
}

describe('shares of ten connections', () => {
  it('leave connections for others, whatever one tenant requests', async () => {
    const shares = createConnectionShares(10, never);
    const tenants = ['first', 'second', 'third', 'fourth'].map((tenant) => askFor(shares, tenant, 20));
    await turnOfLoop();
    expect(tenants.map(({ given }) => given.length)).toEqual([5, 2, 1, 1]);
    expect(shares.waiting()).toBe(4 * 20 - 9);
  });

  it('reserve the last one for the program itself', async () => {
    const shares = createConnectionShares(10, never);
    for (const tenant of ['first', 'second', 'third', 'fourth', 'fifth']) askFor(shares, tenant, 20);
    const own = askFor(shares, undefined, 2);
    await turnOfLoop();
    expect(own.given).toHaveLength(1);
  });

  it('pass a free connection to the tenant with the fewest', async () => {
    const shares = createConnectionShares(10, never);
    const greedy = askFor(shares, 'greedy', 20);
    const second = askFor(shares, 'second', 20);
    const third = askFor(shares, 'third', 20);
    const fourth = askFor(shares, 'fourth', 20);
    const late = askFor(shares, 'late', 1);
    await turnOfLoop();
    expect(late.given).toHaveLength(0);
    greedy.given.shift()?.();
    await turnOfLoop();
    expect([greedy, second, third, fourth, late].map(({ given }) => given.length)).toEqual([4, 2, 1, 1, 1]);
  });

  it('serve every request finally', async () => {
    const shares = createConnectionShares(10, never);
    const tenants = ['first', 'second', undefined].map((tenant) => askFor(shares, tenant, 50));
    const served = () => tenants.reduce((sum, { given }) => sum + given.length, 0);
    let returned = 0;
    while (returned < 150) {
      await turnOfLoop();
      expect(served()).toBeGreaterThan(0);
      for (const { given } of tenants) {
        returned += given.length;
        for (const giveBack of given.splice(0)) giveBack();
      }
    }
    await Promise.all(tenants.map(({ all }) => all));
    expect(shares.waiting()).toBe(0);
  });

  it('refuse and forget a request that has waited too long', async () => {
    const shares = createConnectionShares(1, 1);
    const { given } = askFor(shares, 'first', 1);
    await turnOfLoop();
    await expect(runAsTenant({ name: 'second' }, () => shares.take())).rejects.toMatchObject({
      reason: 'busy',
    });
    expect(shares.waiting()).toBe(0);
    given.shift()?.();
    const again = await runAsTenant({ name: 'third' }, () => shares.take());
    again();
  });
});

it.each([1, 2, 3])('a pool of %i serves one request after the other', async (size) => {
  const shares = createConnectionShares(size, never);
  for (const tenant of ['first', 'second', 'first', undefined]) {
    const { given, all } = askFor(shares, tenant, 1);
    await all;
    given.shift()?.();
  }
  expect(shares.waiting()).toBe(0);
});
