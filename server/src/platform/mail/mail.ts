import { isEmail, type Language } from '@metra/contract/core/primitives';

/** A file that travels with a mail. */
export type Attachment = { fileName: string; type: string; content: Uint8Array };

/** A mail that brings no files. */
export type PlainMail = {
  /** The bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** What it is about, such as `confirm-account`: for logs and counting, never shown. */
  kind: string;
  /** Where an answer goes, for a mail that a person wrote. */
  replyTo?: string;
};

/** A mail as the rest of the program knows it. */
export type Mail = PlainMail & { attachments?: readonly Attachment[] };

/** How many mails an address may get in a time. */
export type MailAllowance = { max: number; perSeconds: number };

/** A mail on its way out. */
export type OutgoingMail = Mail & {
  id: number;
  /** The same at every attempt, so that a mailbox recognises a repetition. */
  messageId: string;
  date: Date;
};

/** One recipient, one line of subject: whatever a person wrote into it, no other header can grow from it. */
export function checkedMail<M extends PlainMail>(mail: M): M {
  if (!isEmail(mail.to) || (mail.replyTo !== undefined && !isEmail(mail.replyTo)))
    throw new Error('A mail needs exactly one well-formed address');
  return { ...mail, subject: oneLine(mail.subject) };
}

const longestSubject = 200;

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    // How an encoded word starts, which a mail program would decode into anything.
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, longestSubject)
    .toWellFormed();

/** One mailbox has one spelling, apart from case. */
export const recipientKey = (address: string): string => address.toLowerCase();
