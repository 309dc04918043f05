import { type Caller, callerOf } from '../../e2e/accounts/api.ts';
import { serveProgram } from '../../e2e/program.ts';
import { catalogueOf } from '../../e2e/wizard/catalogue.ts';
import { storeUpToSummary } from '../../e2e/wizard/stored.ts';
import { startTestCluster } from '../../server/test/cluster.ts';

export type Person = 'visitor' | 'member' | 'newcomer' | 'administrator';

/** The real program with its demo content, and everybody who walks through it. */
export interface WalkedProgram {
  address: string;
  /** Of whoever is signed in; a visitor has none. */
  token(person: Person): string | undefined;
  member: Caller;
  stop(): Promise<void>;
}

/** Of the demo accounts, outside production. */
const password = 'Zollstock-gelb-2026';

export async function walkedProgram(): Promise<WalkedProgram> {
  const cluster = await startTestCluster();
  process.env.METRA_TEST_CLUSTER = cluster.connectionString;
  const program = await serveProgram({ DEMO: 'true' });
  const signedIn = async (person: Person): Promise<Caller> => {
    const caller = callerOf(program);
    await caller.api.auth.login({ body: { username: `${person}@metra.example`, password } });
    return caller;
  };
  const member = await signedIn('member');
  const newcomer = await signedIn('newcomer');
  const administrator = await signedIn('administrator');
  // So that every step of the wizard can be entered.
  await storeUpToSummary(newcomer, await catalogueOf(newcomer));
  const callers = { member, newcomer, administrator };
  return {
    address: program.address,
    token: (person) => (person === 'visitor' ? undefined : callers[person].token()),
    member,
    async stop() {
      await program.stop();
      await cluster.stop();
    },
  };
}
