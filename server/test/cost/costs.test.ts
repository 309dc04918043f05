import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Cost, keyOf } from './cost.ts';
import { excessesOf, messageOf } from './judge.ts';
import { type Limits, readLimits, textOf } from './limits.ts';
import { measureCosts } from './measure-costs.ts';

let limits: Limits;
let costs: Cost[];

/** It takes twenty seconds, or some minutes on a busy machine. */
const whileMeasuring = 900_000;

beforeAll(async () => {
  limits = readLimits();
  const cluster = { connectionString: inject('testCluster') };
  costs = await measureCosts(cluster, { limits: textOf(limits), pattern: '' });
}, whileMeasuring);

test('every measured call has limits, and every limit is of a measured call', () => {
  expect([...limits.keys()], 'Run npm run costs').toEqual(costs.map(keyOf));
});

test.each([...operationsOf(contract)])('$id costs no more than its limits', ({ id }) => {
  const ofOperation = costs.filter(({ operation }) => operation === id);
  expect(ofOperation).not.toEqual([]);
  const exceeded = ofOperation.flatMap((cost) => {
    const limit = limits.get(keyOf(cost));
    return limit ? excessesOf(cost, limit).map((excess) => messageOf(cost, excess)) : [];
  });
  expect(exceeded, 'If this cannot be avoided, run npm run costs').toEqual([]);
});
