import { Role, type TeamRole } from '@metra/contract/core/primitives';
import type { TestApp } from '../app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  signedIn,
  startImpersonation,
  startSession,
  type TestAccount,
} from '../factories/accounts.ts';
import { aSubscription } from '../factories/subscriptions.ts';
import type { TableChanges } from './table-changes.ts';

/** All steps of a walk share one application, and people who own nothing that a step needs. */
export interface World {
  app: TestApp;
  changesBy: TableChanges;
  /** There is a session for each role, always with a subscription. */
  tokens: Readonly<Record<Role, string>>;
  /** In this session an administrator impersonates an editor. */
  impersonatorToken(): Promise<string>;
}

export async function aWorld(app: TestApp, changesBy: TableChanges): Promise<World> {
  const people = {
    USER: await aMember(app.platform),
    METRA: await anEditor(app.platform),
    ADMIN: await anAdministrator(app.platform),
  };
  const tokens = { USER: '', METRA: '', ADMIN: '' };
  for (const role of Role.options) {
    await aSubscription(app.platform, people[role].organisationId);
    tokens[role] = (await signedIn(app, people[role])).token;
  }
  return {
    app,
    changesBy,
    tokens,
    impersonatorToken: () => startImpersonation(app.platform, people.ADMIN.id, people.METRA.id),
  };
}

/** Changes a person's role in the team and starts a new session, because the server caches older sessions. */
export async function sessionAs(
  { platform }: TestApp,
  account: TestAccount,
  teamRole: TeamRole,
): Promise<string> {
  await platform.database.kysely
    .updateTable('accounts')
    .set({ team_role: teamRole })
    .where('id', '=', account.id)
    .execute();
  return startSession(platform, account);
}
