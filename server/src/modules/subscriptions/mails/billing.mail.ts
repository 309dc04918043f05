import type { Language } from '@metra/contract/primitives';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type Letter, writeMail } from '../../../platform/mail/letter.ts';
import type { Attachment } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface Addressee {
  email: string;
  language: Language;
  /** Empty: greeted without a name. */
  name: string;
}

type Needs = Pick<Platform, 'mailer' | 'configuration'>;

export interface BillingMailer {
  /** The page all these mails lead to. */
  link: string;
  send(
    tx: Tx,
    to: Addressee,
    kind: string,
    letter: Letter,
    attachments?: readonly Attachment[],
  ): Promise<void>;
}

export function createBillingMailer({ mailer, configuration: { publicUrl } }: Needs): BillingMailer {
  return {
    link: `${publicUrl}/app/profile/abo`,
    send: (tx, { email, language, name }, kind, letter, attachments = []) =>
      mailer.queueMail(tx, {
        to: email,
        language,
        kind,
        attachments,
        ...writeMail(language, name, letter, publicUrl),
      }),
  };
}

const mostMembers = 50;

/** Whoever gets the invoices; before there are any, everyone who can sign in. */
export async function addresseesOf(db: Db, organisationId: number): Promise<Addressee[]> {
  const billing = await db
    .selectFrom('billing_data')
    .select(['email', 'language'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (billing?.email) return [{ email: billing.email, language: billing.language, name: '' }];
  const members = await db
    .selectFrom('accounts')
    .select(['email', 'language', 'first_name', 'last_name'])
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(mostMembers)
    .execute();
  return members.flatMap(({ email, language, first_name, last_name }) =>
    email === null ? [] : [{ email, language, name: `${first_name} ${last_name}`.trim() }],
  );
}
