import type { Operation } from '@metra/contract/core/operation';
import { expect } from 'vitest';
import type { Input } from '../sweep/operation-call.ts';
import { type Answer, ask, type Sender } from './request.ts';
import type { World } from './world.ts';

/** One operation, with everything that its rules ask. */
export interface Step<Shared extends World = World> {
  id: string;
  operation: Operation;
  world: Shared;
}

export const isRead = ({ method }: Operation) => method === 'GET';

export interface Outcome extends Answer {
  /** The tables that hold something else than before. */
  changed: string[];
}

/** Sends a request, and tells what it changed. */
export async function outcomeOf(
  { operation, world: { app, changesBy } }: Step,
  input: Input,
  sender: Sender,
): Promise<Outcome> {
  const { result, changed } = await changesBy(() => ask(app, operation, input, sender));
  return { ...result, changed };
}

export interface Refusal {
  /** Names the rule in the message of a failure. */
  rule: string;
  input: Input;
  token: string | null;
  idempotencyKey?: string;
  status?: number;
  error?: string;
  /** Tables that may change although the request is refused. */
  mayChange?: readonly string[];
}

/** Sends a request that must be refused with this error, and must change nothing. */
export async function expectRefusal(step: Step, refusal: Refusal): Promise<Outcome> {
  const { rule, input, status, error, mayChange = [] } = refusal;
  const outcome = await outcomeOf(step, input, refusal);
  const { text, changed } = outcome;
  if (status !== undefined) expect.soft(outcome.status, `${rule}: ${text}`).toBe(status);
  if (error !== undefined) expect.soft(outcome.error, `${rule}: ${text}`).toBe(error);
  const unexpected = changed.filter((name) => !mayChange.includes(name));
  expect.soft(unexpected, `${rule}: tables that a refused request changed`).toEqual([]);
  return outcome;
}

/** Attempts are counted, whatever comes of them. */
export const counters: readonly string[] = ['rate_limits'];

/** Fails unless a request worked. */
export function expectSuccess(rule: string, { status, error, text }: Answer): void {
  expect.soft([status < 300, error], `${rule}: ${status} ${text.slice(0, 2000)}`).toEqual([true, undefined]);
}
