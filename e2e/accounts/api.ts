import { contract, type MetraContract } from '@metra/contract';
import { type Client, createClient } from '@metra/contract/core/client';
import { manifestOf } from '@metra/contract/core/manifest';
import type { ServedProgram } from '../program.ts';
import type { Language } from './texts.ts';

export interface Caller {
  api: Client<MetraContract>;
  token(): string;
}

/** Calls the API outside the browser with this token. */
export function callerOf(program: ServedProgram, language: Language = 'de', known?: string): Caller {
  let token = known ?? null;
  const api = createClient<MetraContract>(manifestOf(contract), {
    baseUrl: program.address,
    token: () => token,
    language: () => language,
    onToken: (fresh) => {
      token = fresh;
    },
  });
  return {
    api,
    token() {
      if (token === null) throw new Error('Nobody has signed in.');
      return token;
    },
  };
}
