import type { z } from 'zod';
import type { ErrorKey } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: enforced on the server, stated here, swept by a test. */
export type Access = 'public' | 'member' | 'subscriber' | 'editor' | 'admin';

/** Those who run the product, as against those who use it. */
export type OperatorAccess = Extract<Access, 'editor' | 'admin'>;
const operatorAccess: readonly Access[] = ['editor', 'admin'] satisfies OperatorAccess[];

/**
 * A schema as far as the compiler needs it: what goes in and what comes out. `z.ZodType` has sixty methods, and the
 * compiler would write down and compare each of them for every shape of the contract.
 */
export interface Schema<Output = unknown, Input = unknown> {
  readonly _zod: { readonly output: Output; readonly input: Input };
}
interface ObjectSchema {
  readonly _zod: Schema['_zod'] & { readonly def: { readonly type: 'object' } };
}

/** An operation as it is written down: the types of everything else are derived from it. */
export interface OperationSpec {
  readonly method: Method;
  /** Below `/api/v1`, parameters in braces. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** Stays open to someone who has yet to replace a one-time password. */
  readonly openBeforePasswordChange?: true;
  /** Stays open to someone who has yet to set up the second factor that is demanded of them. */
  readonly openBeforeSecondFactor?: true;
  /** Needs a sign-in, or a confirmation of it, within the last ten minutes: a stolen session is not enough. */
  readonly fresh?: true;
  /** Refused while an administrator acts for someone else. */
  readonly refusedToImpersonator?: true;
  /** Only for owners of the organisation: its money, its team, its end. */
  readonly ownerOnly?: true;
  /** Changes nothing but what is the person's own, so readers may call it as well. What only reads is open to them anyway. */
  readonly openToReader?: true;
  /** A GET that does something, as a mailed link or an export that is noted: `HEAD`, which anyone sends to look, is refused. */
  readonly hasEffect?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The answer's shape; null when there is none. */
  readonly response: Schema | null;
  readonly status?: 200 | 201 | 202 | 204;
  /** Keys beyond the ones every operation can answer with. */
  readonly errors?: readonly ErrorKey[];
  /** Accepts `idempotency-key`: the same key gives the same answer for 24 hours. */
  readonly idempotent?: true;
  /** The same answer for everyone who asks in one language: it may be kept, compressed and revalidated. */
  readonly shared?: true;
  /** Sent as `multipart/form-data`: the body as the JSON part of this name, and a file beside it. */
  readonly multipart?: { readonly part: string; readonly file: 'required' | 'optional' };
  /** Answers with a file of one of these types instead of JSON. */
  readonly download?: readonly string[];
}

/** Any operation at run time, with schemas that read and describe. */
export interface Operation extends OperationSpec {
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: z.core.$ZodType;
  readonly response: z.core.$ZodType | null;
}
export type Shape = z.ZodObject;

/** An operation is a value; everything else is derived from it. */
export const operation = <const O extends OperationSpec>(spec: O): O => spec;

export type Group = Readonly<Record<string, OperationSpec>>;
export type Contract = Readonly<Record<string, Group>>;

/** The part of a contract that the operator alone may call. */
export type OperatorPart<C extends Contract> = {
  readonly [G in keyof C]: {
    readonly [N in keyof C[G] as C[G][N]['access'] extends OperatorAccess ? N : never]: C[G][N];
  };
};
/** The rest of it: for visitors and members. */
export type MemberPart<C extends Contract> = {
  readonly [G in keyof C]: {
    readonly [N in keyof C[G] as C[G][N]['access'] extends OperatorAccess ? never : N]: C[G][N];
  };
};
export const isForOperators = ({ access }: Pick<OperationSpec, 'access'>): boolean =>
  operatorAccess.includes(access);

type Parsed<S> = S extends Schema ? S['_zod']['output'] : undefined;
type Sent<S> = S extends Schema ? S['_zod']['input'] : undefined;

export type Params<O extends OperationSpec> = Parsed<O['params']>;
export type Query<O extends OperationSpec> = Parsed<O['query']>;
export type Body<O extends OperationSpec> = Parsed<O['body']>;
/** What a use case returns: nothing, where there is no answer. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is the return type of handlers and of the client's calls.
export type Response<O extends OperationSpec> = O['response'] extends Schema<infer Answer> ? Answer : void;

export type SentParams<O extends OperationSpec> = Sent<O['params']>;
export type SentQuery<O extends OperationSpec> = Sent<O['query']>;
export type SentBody<O extends OperationSpec> = Sent<O['body']>;

/** Whoever has yet to replace a one-time password does that first, and then sets up the factor. */
export const isOpenBeforeSecondFactor = (
  rules: Pick<OperationSpec, 'openBeforePasswordChange' | 'openBeforeSecondFactor'>,
): boolean => rules.openBeforePasswordChange === true || rules.openBeforeSecondFactor === true;

export const successStatus = (operation: OperationSpec): number =>
  operation.status ?? (operation.response || operation.download ? 200 : 204);

/** Every operation with its id, e.g. `tracking.finishGoal`. */
export function* operationsOf(contract: Contract): Generator<{ id: string; operation: Operation }> {
  for (const [group, operations] of Object.entries(contract)) {
    for (const [name, operation] of Object.entries(operations)) {
      // Every schema comes from zod; `OperationSpec` only leaves out its methods.
      yield { id: `${group}.${name}`, operation: operation as Operation };
    }
  }
}
