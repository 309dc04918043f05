import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../app/test-app.ts';
import { VirtualAuthenticator } from '../app/virtual-authenticator.ts';
import { password, type SignedInAccount } from './accounts.ts';

type App = Pick<TestApp, 'clock' | 'client'>;

/** The code of an authenticator app on a device whose clock is off by some seconds. */
export const codeOf = ({ clock }: Pick<TestApp, 'clock'>, secret: string, offSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + offSeconds * 1000,
  });

export interface AuthenticatorApp {
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an app. Its first code is used up, so the next sign-in needs another one. */
export async function anAuthenticatorApp(app: App, { client }: SignedInAccount): Promise<AuthenticatorApp> {
  const { secret } = await client.secondFactor.beginTotp();
  const code = codeOf(app, secret);
  const { recoveryCodes } = await client.secondFactor.confirmTotp({ body: { code } });
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

export async function aPasskey({ client }: SignedInAccount, name = 'Laptop') {
  const authenticator = new VirtualAuthenticator();
  const question = await client.secondFactor.beginPasskey();
  const answer = await client.secondFactor.addPasskey({
    body: { challenge: question.challenge, name, passkey: authenticator.make(question) },
  });
  return { authenticator, id: answer.passkey.id, recoveryCodes: answer.recoveryCodes };
}

/** Enters the right password and returns the request for a second factor. */
export async function questionAfterPassword(app: App, email: string, secret = password) {
  const error = await app
    .client()
    .auth.login({ body: { username: email, password: secret } })
    .then(
      () => undefined,
      (thrown) => thrown,
    );
  if (!error?.secondFactor) throw new Error(`No second factor was asked for: ${error?.i18nKey}`);
  return error.secondFactor as NonNullable<typeof error.secondFactor>;
}
