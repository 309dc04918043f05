import type { Registration } from '@metra/contract/accounts';
import { isEmail, type Language } from '@metra/contract/primitives';
import type { Tx } from '../../../platform/database/database.ts';
import type { Origin } from '../../../platform/http/actor.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { accountStore, type KnownAccount } from '../accounts.store.ts';
import { assertStrong } from '../credentials/password-rules.ts';
import { emailKey } from '../email-key.ts';
import { lifetimes, type TokenKind } from '../lifetimes.ts';
import { mailTokenStore } from '../mail-tokens.store.ts';
import {
  accountCreated,
  alreadyConfirmed,
  alreadyRegistered,
  confirmRegistration,
  noAccountHere,
} from '../mails/registration-mails.ts';
import { organisationStore } from '../organisations.store.ts';
import { trimNames } from '../person-names.ts';
import { stranger } from '../post-office.ts';
import type { Tools } from '../tools.ts';
import { registrationStore } from './registration.store.ts';

type Needs = Pick<Tools, 'database' | 'clock' | 'audit' | 'passwords' | 'attempts' | 'links' | 'post'>;

/** What a person waits for in their mailbox, by what their address turned out to be. */
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

export function registrationService({ database, clock, audit, passwords, attempts, links, post }: Needs) {
  /** One token query and one mail in every situation: the caller learns nothing, the mailbox everything. */
  async function answerByMail(
    tx: Tx,
    { email, language, account, situation, isRegistering }: Answer,
  ): Promise<void> {
    const kind = tokenFor[situation];
    const { token } = await mailTokenStore(tx).issue({
      accountId: kind && account ? account.id : null,
      kind: kind ?? 'CONFIRM',
      now: clock.now(),
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
    const addressee = account && situation !== 'UNKNOWN' ? account : stranger(email, language);
    await post.send(tx, addressee, 'account-confirmation', letters[situation]);
  }

  return {
    async register(registration: Registration, origin: Origin): Promise<void> {
      const { email, password, promotionCode } = registration;
      const { firstName, lastName, language } = trimNames(registration);
      const organisationName = registration.organisationName.trim();
      assertStrong(password, { email, organisationName });
      await attempts.mail(origin.ip);
      const passwordHash = await passwords.hash(password);
      const key = emailKey(email);
      const now = clock.now();
      await database.transaction(async (tx) => {
        await post.assertMayWriteTo(tx, email);
        await organisationStore(tx).lockSlug(organisationName);
        const entered = {
          firstName,
          lastName,
          language,
          organisationName,
          email,
          emailKey: key,
          passwordHash,
          promotionCode: promotionCode || null,
          now,
        };
        const { outcome } = await registrationStore(tx).register(entered);
        const account = await accountStore(tx).byEmail(key);
        const situation = outcome === 'SPAM' ? 'CONFIRMED' : situationOf(account);
        await answerByMail(tx, { email, language, account, situation, isRegistering: true });
        await audit.record(tx, {
          action: 'account.registration_asked',
          actor: null,
          origin,
          organisationId: account?.organisationId ?? null,
          ...(account && { subject: `account:${account.id}` }),
          details: { outcome },
        });
      });
    },

    /** Always the same answer; only the mailbox learns more. */
    async sendConfirmation(username: string, language: Language, origin: Origin): Promise<void> {
      const email = username.trim();
      if (!isEmail(email)) return;
      await attempts.mail(origin.ip);
      await database.transaction(async (tx) => {
        await post.assertMayWriteTo(tx, email);
        const account = await accountStore(tx).byEmail(emailKey(email));
        await answerByMail(tx, {
          email,
          language,
          account,
          situation: situationOf(account),
          isRegistering: false,
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

    async confirm(token: string, origin: Origin): Promise<void> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const taken = await mailTokenStore(tx).take('CONFIRM', token, now);
        if (!taken || !(await accountStore(tx).confirm(taken.accountId, now)))
          throw new DomainError('auth.token_invalid');
        await audit.record(tx, {
          action: 'account.confirmed',
          actor: null,
          subject: `account:${taken.accountId}`,
          origin,
        });
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
}
