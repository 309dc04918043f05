import type { Platform } from '../../src/platform/platform.ts';

export interface WaitingMail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** Mails that wait to be sent to an address, oldest first. */
export async function mailsTo(
  { database }: Pick<Platform, 'database'>,
  address: string,
): Promise<WaitingMail[]> {
  const rows = await database.kysely
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient_key', '=', address.toLowerCase())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    kind: row.kind,
    subject: row.subject,
    text: row.text_body ?? '',
    html: row.html_body ?? '',
    language: row.language,
  }));
}

export async function lastMailTo(
  platform: Pick<Platform, 'database'>,
  address: string,
): Promise<WaitingMail> {
  const mail = (await mailsTo(platform, address)).at(-1);
  if (!mail) throw new Error(`Nothing was written to ${address}`);
  return mail;
}

/** The link in a mail. */
export function linkIn({ text }: { text: string }): URL {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!address) throw new Error('There is no link in this mail');
  return new URL(address);
}

/** The secret in the link of the last mail to an address. */
export async function tokenMailedTo(platform: Pick<Platform, 'database'>, address: string): Promise<string> {
  const { searchParams } = linkIn(await lastMailTo(platform, address));
  const token = searchParams.get('token') ?? searchParams.get('confirmation_token');
  if (!token) throw new Error('There is no token in this link');
  return token;
}
