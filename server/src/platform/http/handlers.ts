import type { Readable } from 'node:stream';
import type {
  Access,
  Body,
  Contract,
  Group,
  OperationSpec,
  Params,
  Query,
  Response,
} from '@metra/contract/core/operation';
import type { Call, PublicCall } from './call.ts';

type CallFor<A extends Access> = A extends 'public' ? PublicCall : Call;

/** A file instead of JSON. */
export interface Download {
  readonly content: Readable | Buffer;
  readonly type: string;
  readonly fileName: string;
}

/** An answer that was already serialised as JSON in the contract's shape. */
export class WrittenAnswer {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** A file of a multipart body. */
export interface Upload {
  readonly stream: Readable;
  readonly fileName: string;
}

/** The validated input of a handler, without HTTP except headers that it may add. */
export type OperationCall<O extends OperationSpec> = CallFor<O['access']> & {
  readonly params: Params<O>;
  readonly query: Query<O>;
  readonly body: Body<O>;
  readonly file: Upload | undefined;
  readonly setHeader: (name: string, value: string) => void;
};

type Result<O extends OperationSpec> = O extends { download: readonly string[] } ? Download : Response<O>;

export type Handler<O extends OperationSpec, Answer = Result<O>> = (
  call: OperationCall<O>,
) => Promise<Answer> | Answer;

/**
 * A missing or additional operation does not compile. `Written` lists operations whose answers are already
 * serialised.
 */
export type Handlers<G extends Group, Written extends keyof G = never> = {
  readonly [Name in keyof G]: Handler<G[Name], Name extends Written ? WrittenAnswer : Result<G[Name]>>;
};

type AnyHandlers<G extends Group> = {
  readonly [Name in keyof G]: Handler<G[Name], Result<G[Name]> | WrittenAnswer>;
};

export type AllHandlers<C extends Contract> = { readonly [Name in keyof C]: AnyHandlers<C[Name]> };
