import { type Caller, callerOf } from '../../e2e/accounts/api.ts';
import { catalogueOf } from '../../e2e/wizard/catalogue.ts';
import { storeUpToSummary } from '../../e2e/wizard/stored.ts';
import type { Place } from '../lib/bench.ts';
import { demoPassword, startDemoProgram } from '../lib/program.ts';
import type { AtEnd } from '../lib/run-to-end.ts';

export type Person = 'visitor' | 'member' | 'newcomer' | 'administrator';

/** The real program with its demo content, and the people who use it. */
export interface WalkedProgram {
  address: string;
  /** The token of a person. A visitor has none. */
  token(person: Person): string | undefined;
  member: Caller;
}

export async function walkedProgram(place: Place, atEnd: AtEnd): Promise<WalkedProgram> {
  const program = await startDemoProgram(place, atEnd);
  const signedIn = async (person: Person): Promise<Caller> => {
    const caller = callerOf(program);
    await caller.api.auth.login({ body: { username: `${person}@metra.example`, password: demoPassword } });
    return caller;
  };
  const member = await signedIn('member');
  const newcomer = await signedIn('newcomer');
  const administrator = await signedIn('administrator');
  // The stored steps allow every step of the wizard to be opened.
  await storeUpToSummary(newcomer, await catalogueOf(newcomer));
  const callers = { member, newcomer, administrator };
  return {
    address: program.address,
    token: (person) => (person === 'visitor' ? undefined : callers[person].token()),
    member,
  };
}
