import type { Body } from '@metra/contract/core/operation';
import { isEmail, type Language } from '@metra/contract/core/primitives';
import type { account } from '@metra/contract/operations/account';
import type { Registration } from '@metra/contract/shapes/accounts';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/database-errors.ts';
import type { Origin } from '../../../platform/http/actor.ts';
import type { PublicCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { hashToken, sameSecret } from '../../../platform/secrets/tokens.ts';
import { organisationsStore } from '../../organisations/organisations.module.ts';
import { unknownAddressee } from '../account-mailer.service.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { assertStrong } from '../credentials/password-rules.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailKey } from '../email-key.ts';
import { lifetimes, type TokenKind } from '../lifetimes.ts';
import type { MailLinkSignIn } from '../mail-link-sign-in.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import {
  accountCreated,
  alreadyConfirmed,
  alreadyRegistered,
  confirmRegistration,
  noAccountHere,
} from '../mails/registration.mail.ts';
import { trimNames } from '../person-names.ts';
import { sessionBeginner } from '../sign-in/begin-session.service.ts';
import { type Holder, registrationStore } from './registration.store.ts';

type Needs = Pick<
  Dependencies,
  | 'database'
  | 'clock'
  | 'audit'
  | 'passwords'
  | 'limits'
  | 'links'
  | 'mailer'
  | 'sessions'
  | 'linkTo'
  | 'isSecondFactorDemanded'
> & { attachResultsToAccount: BringResults };

export type BringResults = (
  tx: Tx,
  accountId: number | null,
  keys: readonly string[],
  now: Date,
) => Promise<void>;

/** The mail that a person is waiting for depends on the state of their address. */
type Situation = 'UNCONFIRMED' | 'WAITING' | 'CONFIRMED' | 'UNKNOWN';

const tokenFor: Record<Situation, TokenKind | null> = {
  UNCONFIRMED: 'CONFIRM',
  WAITING: 'RECOVERY',
  CONFIRMED: null,
  UNKNOWN: null,
};

function situationOf(account: KnownAccount | undefined): Situation {
  if (!account || account.status === 'SPAM') return 'UNKNOWN';
  if (account.status === 'ACTIVE') return 'CONFIRMED';
  return account.passwordHash === null ? 'WAITING' : 'UNCONFIRMED';
}

/**
 * An unconfirmed account keeps its organisation in a new registration. Other holders of the address are not changed.
 */
function organisationOf(holder: Holder | undefined): 'NEW' | number | null {
  if (!holder) return 'NEW';
  return holder.outcome === 'PENDING' ? holder.organisationId : null;
}

/**
 * An accepted invitation or an administrator may take the address at the same moment. The second attempt finds a
 * holder, and the answer stays the same.
 */
const againWhenTaken = (register: () => Promise<void>): Promise<void> =>
  register().catch((error: unknown) => {
    if (isUniqueViolation(error, 'accounts_email_key_unique')) return register();
    throw error;
  });

export function registrationService(needs: Needs) {
  const { database, clock, audit, passwords, limits, links, mailer, attachResultsToAccount } = needs;
  const beginSession = sessionBeginner(needs);

  /**
   * Every case takes one token query and one mail, so that only the owner of the mailbox learns whether there
   * is an account.
   */
  async function answerByMail(
    tx: Tx,
    { email, language, account, situation, isRegistering, browserSecret }: Answer,
  ): Promise<void> {
    const kind = tokenFor[situation];
    const { token } = await mailTokenStore(tx).issue({
      accountId: kind && account ? account.id : null,
      kind: kind ?? 'CONFIRM',
      now: clock.now(),
      payload: ofBrowser(browserSecret),
      ...(situation === 'WAITING' && { seconds: lifetimes.welcome }),
    });
    const letters: Record<Situation, (to: Language) => Letter> = {
      UNCONFIRMED: (to) => confirmRegistration(to, links.confirmAccount(token)),
      WAITING: (to) =>
        accountCreated(to, links.recoverPassword(token, email), account?.organisationName ?? ''),
      CONFIRMED: (to) =>
        isRegistering ? alreadyRegistered(to, links.login()) : alreadyConfirmed(to, links.login()),
      UNKNOWN: (to) => noAccountHere(to, links.register()),
    };
    const addressee = account && situation !== 'UNKNOWN' ? account : unknownAddressee(email, language);
    await mailer.send(tx, addressee, 'account-confirmation', letters[situation]);
  }

  async function confirm(tx: Tx, token: string, origin: Origin) {
    const now = clock.now();
    const taken = await mailTokenStore(tx).take('CONFIRM', token, now);
    const isConfirmed = taken && (await accountStore(tx).confirm(taken.accountId, now));
    const account = isConfirmed && (await accountStore(tx).byId(taken.accountId));
    if (!taken || !account) throw new DomainError('auth.token_invalid');
    await audit.record(tx, {
      action: 'account.confirmed',
      actor: null,
      subject: `account:${account.id}`,
      origin,
    });
    return { account, payload: taken.payload };
  }

  return {
    async register({ origin }: PublicCall, registration: Registration): Promise<void> {
      const { email, password, promotionCode, browserSecret } = registration;
      const { firstName, lastName, language } = trimNames(registration);
      const organisationName = registration.organisationName.trim();
      assertStrong(password, { email, organisationName });
      await limits.countMail(origin.ip);
      const passwordHash = await passwords.hash(password);
      const key = emailKey(email);
      const now = clock.now();
      await againWhenTaken(() =>
        database.transaction(async (tx) => {
          await mailer.assertMayWriteTo(tx, email);
          const holder = await registrationStore(tx).lockHolder(key);
          const outcome = holder?.outcome ?? 'PENDING';
          const company = { name: organisationName, promotionCode: promotionCode || null, now };
          const newOrganisationId = await organisationsStore(tx).register(company, organisationOf(holder));
          const person = { firstName, lastName, language, email, emailKey: key, passwordHash, now };
          await registrationStore(tx).write(person, newOrganisationId, holder);
          const account = await accountStore(tx).byEmail(key);
          const situation = outcome === 'SPAM' ? 'CONFIRMED' : situationOf(account);
          // Results are only attached to a new registration, never to somebody's existing account.
          const isTaken = situation === 'UNCONFIRMED' && account !== undefined;
          await attachResultsToAccount(
            tx,
            isTaken ? account.id : null,
            registration.questionnaireResults,
            now,
          );
          await answerByMail(tx, { email, language, account, situation, isRegistering: true, browserSecret });
          await audit.record(tx, {
            action: 'account.registration_asked',
            actor: null,
            origin,
            organisationId: account?.organisationId ?? null,
            ...(account && { subject: `account:${account.id}` }),
            details: { outcome },
          });
        }),
      );
    },

    /** The answer is always the same; only the mail differs. */
    async sendConfirmation(
      { language, origin }: PublicCall,
      { username, browserSecret }: Body<typeof account.sendConfirmation>,
    ): Promise<void> {
      const email = username.trim();
      if (!isEmail(email)) return;
      await limits.countMail(origin.ip);
      await database.transaction(async (tx) => {
        await mailer.assertMayWriteTo(tx, email);
        const account = await accountStore(tx).byEmail(emailKey(email));
        await answerByMail(tx, {
          email,
          language,
          account,
          situation: situationOf(account),
          isRegistering: false,
          browserSecret,
        });
        await audit.record(tx, {
          action: 'account.confirmation_asked',
          actor: null,
          origin,
          organisationId: account?.organisationId ?? null,
          ...(account && { subject: `account:${account.id}` }),
        });
      });
    },

    async confirm({ origin }: PublicCall, token: string): Promise<void> {
      await database.transaction((tx) => confirm(tx, token, origin));
    },

    /**
     * This also signs in, but only in the browser that requested the mail, because others do not have its secret. A
     * signed-in person stays signed in as themselves.
     */
    async confirmInBrowser(
      { actor, origin }: PublicCall,
      { token, browserSecret }: Body<typeof account.confirmInBrowser>,
    ): Promise<MailLinkSignIn> {
      return database.transaction(async (tx) => {
        const { account, payload } = await confirm(tx, token, origin);
        const mayEnter = actor === null && isAskingBrowser(payload, browserSecret);
        const signedIn = mayEnter ? await beginSession(tx, account, origin) : undefined;
        return { email: account.email, account: null, ...signedIn };
      });
    },
  };
}

interface Answer {
  email: string;
  language: Language;
  account: KnownAccount | undefined;
  situation: Situation;
  isRegistering: boolean;
  browserSecret: string | undefined;
}

/** The part of a mailed token's data that identifies the requesting browser: the hash of its secret. */
const ofBrowser = (secret: string | undefined): Record<string, unknown> =>
  secret === undefined ? {} : { browser: hashToken(secret).toString('hex') };

/** True if the secret belongs to the browser that requested the token. */
const isAskingBrowser = (payload: Record<string, unknown>, secret: string | undefined): boolean =>
  secret !== undefined &&
  typeof payload.browser === 'string' &&
  sameSecret(Buffer.from(payload.browser, 'hex'), hashToken(secret));
