import assert from 'node:assert/strict';
import type { TeamRole } from '@metra/contract/core/primitives';
import {
  aMember,
  anAdministrator,
  type SignedInAccount,
  signedIn,
  type TestAccount,
} from '../factories/accounts.ts';
import {
  acceptance,
  accountsOf,
  anInvitation,
  forgetLimits,
  remove,
  someOwnerIsLeft,
  stateOf,
} from './account-races.ts';
import { race, served } from './race.ts';

const makeTeamRole = (by: SignedInAccount, of: TestAccount, teamRole: TeamRole) => () =>
  by.client.accountsAdmin.update({
    params: { accountId: of.id },
    body: { firstName: 'A', lastName: 'B', language: 'de', roles: ['USER'], teamRole, version: 1 },
  });

export const accountAdministrationRaces = [
  race('an administrator makes two owners readers at once: one stays owner', (app) => async () => {
    const one = await aMember(app.platform);
    const { organisationId } = one;
    const two = await aMember(app.platform, { organisationId });
    const admin = await signedIn(app, await anAdministrator(app.platform));
    return {
      calls: [makeTeamRole(admin, one, 'READER'), makeTeamRole(admin, two, 'READER')],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        await someOwnerIsLeft(app, organisationId);
      },
    };
  }),

  race(
    'an account is brought back while its address is taken anew: one account has it',
    (app) => async () => {
      await forgetLimits(app);
      const gone = await aMember(app.platform);
      const admin = await signedIn(app, await anAdministrator(app.platform));
      await remove(admin, gone)();
      const { token } = await anInvitation(app, await aMember(app.platform), gone.email);
      const bringBack = () =>
        admin.client.accountsAdmin.restore({ body: { items: [{ id: gone.id, version: 2 }] } });
      return {
        calls: [bringBack, () => app.client().team.acceptInvitation({ body: acceptance(token) }), bringBack],
        async rule() {
          const living = (await accountsOf(app, gone.email)).filter(({ status }) => status !== 'DELETED');
          assert.equal(living.length, 1);
          const { people = 0, is_leaving = false } = (await stateOf(app, gone.organisationId)) ?? {};
          assert.equal(is_leaving, people === 0, `${people} people, leaving: ${is_leaving}`);
        },
      };
    },
  ),
];
