import { ClientError } from '@metra/contract/core/client-error';
import type { TestApp } from '../app/test-app.ts';

/** Simultaneous calls in many rounds, and the rule that must hold in any order. */
export interface Race {
  readonly name: string;
  /** Creates what all rounds share, and returns a function that sets up one of them. */
  readonly prepare: (app: TestApp) => SetUp | Promise<SetUp>;
}

type SetUp = (round: number) => Promise<Contest>;

/** A round: the simultaneous calls, and the rule afterwards. */
export interface Contest {
  readonly calls: readonly (() => Promise<unknown>)[];
  /** Throws if the rule is violated. Outcomes are in the order of the calls. */
  readonly rule: (outcomes: readonly Outcome[]) => Promise<void> | void;
}

export type Outcome =
  | { readonly isServed: true; readonly answer: unknown }
  | { readonly isServed: false; readonly status: number; readonly key: string };

export interface RaceResult {
  readonly rounds: number;
  /** The number of each answer: `served`, or the key of the refusal. */
  readonly answers: ReadonlyMap<string, number>;
  /** Unexpected answers and violated rules, with the number of their round. */
  readonly faults: readonly string[];
}

export const race = (name: string, prepare: Race['prepare']): Race => ({ name, prepare });

export async function runRace(app: TestApp, { prepare }: Race, rounds: number): Promise<RaceResult> {
  const setUp = await prepare(app);
  const answers = new Map<string, number>();
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const { calls, rule } = await setUp(round);
    const outcomes = await fire(calls, round % 2 === 1);
    for (const outcome of outcomes) {
      const name = outcome.isServed ? 'served' : outcome.key;
      answers.set(name, (answers.get(name) ?? 0) + 1);
      if (!outcome.isServed && outcome.status >= 500)
        faults.push(`round ${round}: ${outcome.status} ${outcome.key}`);
    }
    try {
      await rule(outcomes);
    } catch (error) {
      faults.push(`round ${round}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { rounds, answers, faults };
}

/**
 * Starts all calls in one turn of the event loop, in reverse order every other round, so that no call is always
 * first.
 */
async function fire(calls: Contest['calls'], backwards: boolean): Promise<Outcome[]> {
  const order = backwards ? calls.toReversed() : calls;
  const outcomes = await Promise.all(order.map((call) => outcomeOf(call())));
  return backwards ? outcomes.toReversed() : outcomes;
}

async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { isServed: true, answer: await call };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    // A missing answer is a failure.
    return { isServed: false, status: error.status ?? 599, key: error.i18nKey ?? error.message };
  }
}

/** Repeats a call. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const served = (outcomes: readonly Outcome[]): unknown[] =>
  outcomes.flatMap((outcome) => (outcome.isServed ? [outcome.answer] : []));

/** The different keys of all refusals. */
export const refusals = (outcomes: readonly Outcome[]): string[] => [
  ...new Set(outcomes.flatMap((outcome) => (outcome.isServed ? [] : [outcome.key]))),
];
