import type { MetraContract } from '@metra/contract';
import type { CallInput } from '@metra/contract/core/client';
import { ClientError } from '@metra/contract/core/client-error';
import type { ErrorKey } from '@metra/contract/core/errors';
import type { OperationSpec } from '@metra/contract/core/operation';
import type { SignedInAccount } from '../factories/accounts.ts';
import type { Kind, Organisation } from './tenant-objects.ts';

export type GroupName = keyof MetraContract;

export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: File;
}

/**
 * A reference to an object of another organisation gets this answer; by default it is that the object does
 * not exist.
 */
export type Answer = ErrorKey | 'nothing of theirs';

export interface Reference {
  of: Kind;
  /** The call refers to the object in this way instead of by its id alone. */
  as?: (value: number | string) => unknown;
  /** The reference is put here instead of into the first row: `body.rows.1.id`. */
  at?: string;
  answer?: Answer;
}

/**
 * A field refers to one of these. `catalogue` is something of the operator's that is the same for everybody.
 * `within` is a number that counts within another object named in the same call.
 */
export type Referred = Kind | 'catalogue' | 'within' | Reference;

/** A call with objects of the caller's own organisation succeeds. */
export interface OperationCall<Sent = Input> {
  /** The keys are the paths of all ids of the input, such as `body.rows[].evidence[]`. */
  refers: Readonly<Record<string, Referred>>;
  input(own: Organisation): Sent | Promise<Sent>;
  /**
   * Each makes another request that works, for a new organisation: a change or deletion of what every organisation has
   * under the same year, section or name.
   */
  further?: readonly ((own: Organisation) => Sent | Promise<Sent>)[];
  /** The caller must have neither a subscription nor a strategy yet. */
  byNewcomer?: true;
  /** Returns another request of the same kind, for idempotent operations with a body. */
  another?(input: Sent): Sent;
}

type OperationIn<
  G extends GroupName,
  N extends keyof MetraContract[G],
> = MetraContract[G][N] extends OperationSpec ? MetraContract[G][N] : never;

type SentTo<O extends OperationSpec> = CallInput<O> & { file?: File };

export type CallsOf<G extends GroupName> = {
  readonly [N in keyof MetraContract[G]]?: OperationCall<SentTo<OperationIn<G, N>>>;
};

export interface Outcome {
  status: number | undefined;
  error: string | undefined;
  /** The text of the answer is searched for data of others. */
  text: string;
}

type AnyClient = Record<string, Record<string, (input: unknown, options: object) => Promise<unknown>>>;

export async function send(
  { client }: SignedInAccount,
  operationId: string,
  { file, ...input }: Input,
  idempotencyKey?: string,
): Promise<Outcome> {
  const [group = '', name = ''] = operationId.split('.');
  const call = (client as unknown as AnyClient)[group]?.[name];
  if (!call) throw new Error(`There is no operation ${operationId}`);
  try {
    const answer = await call(input, { ...(file && { file }), ...(idempotencyKey && { idempotencyKey }) });
    const text = answer instanceof Blob ? await answer.text() : (JSON.stringify(answer) ?? '');
    return { status: 200, error: undefined, text };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { status: error.status, error: error.i18nKey, text: JSON.stringify(error) };
  }
}

/**
 * Returns the input with another value at a path: `[]` means the first entry of a list, and a number that
 * entry.
 */
export function withValueAt(input: Input, path: string, value: unknown): Input {
  return replaced(input, path.replaceAll('[]', '.0').split('.'), value) as Input;
}

function replaced(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(step), replaced(whole[Number(step)], rest, value));
  if (typeof whole !== 'object' || whole === null) throw new Error(`The input has no ${step} to replace`);
  return { ...whole, [step]: replaced(Reflect.get(whole, step), rest, value) };
}
