import type { Readable } from 'node:stream';
import type {
  Access,
  Body,
  Contract,
  Group,
  Operation,
  Params,
  Query,
  Response,
} from '@metra/contract/operation';
import type { Language } from '@metra/contract/primitives';
import type { Actor, Origin } from './actor.ts';

type ActorFor<A extends Access> = A extends 'public' ? Actor | null : Actor;

/** A file instead of JSON. */
export interface Download {
  readonly content: Readable | Buffer;
  readonly type: string;
  readonly fileName: string;
}

/** A file that came with a multipart body. */
export interface Upload {
  readonly stream: Readable;
  readonly fileName: string;
}

/** What a handler gets: all checked, nothing of HTTP but the headers it may add. */
export interface Call<O extends Operation> {
  readonly actor: ActorFor<O['access']>;
  readonly params: Params<O>;
  readonly query: Query<O>;
  readonly body: Body<O>;
  readonly file: Upload | undefined;
  readonly language: Language;
  readonly origin: Origin;
  readonly idempotencyKey: string | undefined;
  readonly setHeader: (name: string, value: string) => void;
}

type Result<O extends Operation> = O extends { download: readonly string[] } ? Download : Response<O>;

export type Handler<O extends Operation> = (call: Call<O>) => Promise<Result<O>> | Result<O>;

/** A missing or extra operation does not compile. */
export type Handlers<G extends Group> = { readonly [Name in keyof G]: Handler<G[Name]> };

export type AllHandlers<C extends Contract> = { readonly [Name in keyof C]: Handlers<C[Name]> };
