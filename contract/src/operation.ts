import type { z } from 'zod';
import type { ErrorKey } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: enforced on the server, stated here, swept by a test. */
export type Access = 'public' | 'member' | 'subscriber' | 'editor' | 'admin';

/** Those who run the product, as against those who use it. */
export type OperatorAccess = Extract<Access, 'editor' | 'admin'>;
const operatorAccess: readonly Access[] = ['editor', 'admin'] satisfies OperatorAccess[];

export type Shape = z.ZodObject;

export interface Operation {
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
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: z.ZodType;
  /** The answer's shape; null when there is none. */
  readonly response: z.ZodType | null;
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

/** An operation is a value; everything else is derived from it. */
export const operation = <const O extends Operation>(spec: O): O => spec;

export type Group = Readonly<Record<string, Operation>>;
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
export const isForOperators = ({ access }: Pick<Operation, 'access'>): boolean =>
  operatorAccess.includes(access);

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

export type Params<O extends Operation> = Parsed<O['params']>;
export type Query<O extends Operation> = Parsed<O['query']>;
export type Body<O extends Operation> = Parsed<O['body']>;
/** What a use case returns: nothing, where there is no answer. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is the return type of handlers and of the client's calls.
export type Response<O extends Operation> = O['response'] extends z.ZodType ? z.output<O['response']> : void;

export type SentParams<O extends Operation> = Sent<O['params']>;
export type SentQuery<O extends Operation> = Sent<O['query']>;
export type SentBody<O extends Operation> = Sent<O['body']>;

/** Whoever has yet to replace a one-time password does that first, and then sets up the factor. */
export const isOpenBeforeSecondFactor = (
  rules: Pick<Operation, 'openBeforePasswordChange' | 'openBeforeSecondFactor'>,
): boolean => rules.openBeforePasswordChange === true || rules.openBeforeSecondFactor === true;

export const successStatus = (operation: Operation): number =>
  operation.status ?? (operation.response || operation.download ? 200 : 204);

/** Every operation with its id, e.g. `tracking.finishGoal`. */
export function* operationsOf(contract: Contract): Generator<{ id: string; operation: Operation }> {
  for (const [group, operations] of Object.entries(contract)) {
    for (const [name, operation] of Object.entries(operations)) {
      yield { id: `${group}.${name}`, operation };
    }
  }
}
