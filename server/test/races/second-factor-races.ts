import assert from 'node:assert/strict';
import type { TestApp } from '../app/test-app.ts';
import { aMember, password, signedIn } from '../factories/accounts.ts';
import { anAuthenticatorApp, codeOf, questionAfterPassword } from '../factories/second-factors.ts';
import { race, refusals, served, times } from './race.ts';

/** All rounds come from the same network within the same hour. */
const forgetLimits = ({ platform }: TestApp) => platform.database.kysely.deleteFrom('rate_limits').execute();

async function withAuthenticatorApp(app: TestApp) {
  await forgetLimits(app);
  const member = await signedIn(app, await aMember(app.platform));
  const factor = await anAuthenticatorApp(app, member);
  app.clock.advance({ minutes: 1 });
  return { member, ...factor };
}

export const secondFactorRaces = [
  race('one code signs in six times at once, each after the right password: one is in', (app) => async () => {
    const { member, secret } = await withAuthenticatorApp(app);
    const code = codeOf(app, secret);
    const questions = [];
    for (let index = 0; index < 6; index += 1) questions.push(await questionAfterPassword(app, member.email));
    return {
      calls: questions.map(
        ({ challenge }) =>
          () =>
            app.client().auth.loginWithSecondFactor({ body: { challenge, code } }),
      ),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['auth.code_used']);
      },
    };
  }),

  race(
    'one recovery code is used twenty times at once: one is in, nine codes are left',
    (app) => async () => {
      const { member, recoveryCodes } = await withAuthenticatorApp(app);
      const recoveryCode = recoveryCodes[0] ?? '';
      const questions = [];
      for (let index = 0; index < 20; index += 1) {
        questions.push(await questionAfterPassword(app, member.email));
        await forgetLimits(app);
      }
      return {
        calls: questions.map(
          ({ challenge }) =>
            () =>
              app.client().auth.loginWithSecondFactor({ body: { challenge, recoveryCode } }),
        ),
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          // Ten codes are checked, as many as may be guessed. Later calls do not even learn that the code is used.
          const refused = new Set(refusals(outcomes));
          refused.delete('rate_limit.exceeded');
          assert.deepEqual([...refused], ['auth.second_factor_wrong']);
          assert.equal((await member.client.secondFactor.read()).recoveryCodesLeft, 9);
        },
      };
    },
  ),

  race('one question is answered five times at once with five codes: one is in', (app) => async () => {
    const { member, recoveryCodes } = await withAuthenticatorApp(app);
    const { challenge } = await questionAfterPassword(app, member.email);
    return {
      calls: times(
        5,
        (index) => () =>
          app.client().auth.loginWithSecondFactor({
            body: { challenge, recoveryCode: recoveryCodes[index] ?? '' },
          }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['auth.challenge_expired']);
        assert.equal((await member.client.secondFactor.read()).recoveryCodesLeft, 9);
      },
    };
  }),

  race('somebody signs in while a second factor is added: no session is without it', (app) => async () => {
    await forgetLimits(app);
    const member = await signedIn(app, await aMember(app.platform));
    const { secret } = await member.client.secondFactor.beginTotp();
    return {
      calls: [
        () => app.client().auth.login({ body: { username: member.email, password } }),
        () => member.client.secondFactor.confirmTotp({ body: { code: codeOf(app, secret) } }),
      ],
      async rule() {
        const { items } = await member.client.account.sessions();
        assert.deepEqual(
          items.map(({ current }) => current),
          [true],
        );
      },
    };
  }),

  race('an app is confirmed three times at once: one set of recovery codes holds', (app) => async () => {
    await forgetLimits(app);
    const member = await signedIn(app, await aMember(app.platform));
    const { secret } = await member.client.secondFactor.beginTotp();
    const code = codeOf(app, secret);
    return {
      calls: times(3, () => () => member.client.secondFactor.confirmTotp({ body: { code } })),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['second_factor.already_there']);
        assert.equal((await member.client.secondFactor.read()).recoveryCodesLeft, 10);
      },
    };
  }),
];
