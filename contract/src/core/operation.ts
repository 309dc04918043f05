import type { z } from 'zod';
import type { ErrorKey } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call an operation. The server enforces it, and a test checks it for every operation. */
export type Access = 'public' | 'member' | 'subscriber' | 'editor' | 'admin';

/** The access levels of the people who operate the product. */
export type OperatorAccess = Extract<Access, 'editor' | 'admin'>;
const operatorAccess: readonly Access[] = ['editor', 'admin'] satisfies OperatorAccess[];

/**
 * The part of a schema that the compiler needs: its input and its output. `z.ZodType` has sixty methods, and
 * the compiler would compare each of them for every shape.
 */
export interface Schema<Output = unknown, Input = unknown> {
  readonly _zod: { readonly output: Output; readonly input: Input };
}
interface ObjectSchema {
  readonly _zod: Schema['_zod'] & { readonly def: { readonly type: 'object' } };
}

/** The definition of an operation in the contract. The types of routes, handlers and clients are derived from it. */
export interface OperationSpec {
  readonly method: Method;
  /** The path below `/api/v1`, with parameters in braces. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** The operation is available even to a person who must still replace a one-time password. */
  readonly openBeforePasswordChange?: true;
  /** The operation is available even to a person who must still set up a required second factor. */
  readonly openBeforeSecondFactor?: true;
  /**
   * The person must have signed in, or proved their identity again, within the last ten minutes, because a stolen
   * session must not be enough.
   */
  readonly fresh?: true;
  /** An administrator who impersonates a member may not call the operation. */
  readonly refusedToImpersonator?: true;
  /** Only owners of the organisation may call the operation. */
  readonly ownerOnly?: true;
  /**
   * The operation changes only the person's own data, so readers may call it. Operations that only read are
   * open to them anyway.
   */
  readonly openToReader?: true;
  /**
   * A GET that changes something, such as a mailed link or an export that is recorded. `HEAD` is refused,
   * because anyone may send it.
   */
  readonly hasEffect?: true;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  /** The shape of the answer; null if there is none. */
  readonly response: Schema | null;
  readonly status?: 200 | 201 | 202 | 204;
  /** The errors of this operation, in addition to those that every operation can answer with. */
  readonly errors?: readonly ErrorKey[];
  /** The operation accepts `idempotency-key`: the same key gives the same answer for 24 hours. */
  readonly idempotent?: true;
  /** The answer is the same for everyone in one language, so it is cached, compressed and revalidated. */
  readonly shared?: true;
  /** The body is `multipart/form-data`: a JSON part with this name, and a file. */
  readonly multipart?: { readonly part: string; readonly file: 'required' | 'optional' };
  /** The answer is a file of one of these types. */
  readonly download?: readonly string[];
}

/** An operation at run time, with complete schemas. */
export interface Operation extends OperationSpec {
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: z.core.$ZodType;
  readonly response: z.core.$ZodType | null;
}
export type Shape = z.ZodObject;

/** Defines an operation and keeps its literal types. */
export const operation = <const O extends OperationSpec>(spec: O): O => spec;

export type Group = Readonly<Record<string, OperationSpec>>;
export type Contract = Readonly<Record<string, Group>>;

/** The operations that only operators may call. */
export type OperatorPart<C extends Contract> = {
  readonly [G in keyof C]: {
    readonly [N in keyof C[G] as C[G][N]['access'] extends OperatorAccess ? N : never]: C[G][N];
  };
};
/** The operations for visitors and members. */
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
/** The return type of a use case: `void` if there is no answer. */
// biome-ignore lint/suspicious/noConfusingVoidType: it is the return type of handlers and of the client's calls.
export type Response<O extends OperationSpec> = O['response'] extends Schema<infer Answer> ? Answer : void;

export type SentParams<O extends OperationSpec> = Sent<O['params']>;
export type SentQuery<O extends OperationSpec> = Sent<O['query']>;
export type SentBody<O extends OperationSpec> = Sent<O['body']>;

/**
 * An operation that is open before the password is replaced is also open before the second factor is set up, because
 * a person does the former first.
 */
export const isOpenBeforeSecondFactor = (
  rules: Pick<OperationSpec, 'openBeforePasswordChange' | 'openBeforeSecondFactor'>,
): boolean => rules.openBeforePasswordChange === true || rules.openBeforeSecondFactor === true;

export const successStatus = (operation: OperationSpec): number =>
  operation.status ?? (operation.response || operation.download ? 200 : 204);

/** Yields every operation with its id, such as `tracking.finishGoal`. */
export function* operationsOf(contract: Contract): Generator<{ id: string; operation: Operation }> {
  for (const [group, operations] of Object.entries(contract)) {
    for (const [name, operation] of Object.entries(operations)) {
      // Every schema comes from zod. `OperationSpec` only omits its methods.
      yield { id: `${group}.${name}`, operation: operation as Operation };
    }
  }
}
