import { isEmail, type Language } from '@metra/contract/core/primitives';

/** An attached file. */
export type Attachment = { fileName: string; type: string; content: Uint8Array };

/** A mail without attachments. */
export type PlainMail = {
  /** The address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
  /** The purpose, such as `confirm-account`, for logs and statistics. It is never shown. */
  kind: string;
  /** The address for replies to a mail that a person wrote. */
  replyTo?: string;
};

/** A mail as modules create it. */
export type Mail = PlainMail & { attachments?: readonly Attachment[] };

/** The number of mails that an address may get within a time. */
export type MailAllowance = { max: number; perSeconds: number };

/** A mail that is ready to be sent. */
export type OutgoingMail = Mail & {
  id: number;
  /** The id is the same at every attempt, so that mailboxes recognise repetitions. */
  messageId: string;
  date: Date;
};

/** Ensures one recipient and one line of subject, so that no input can add further headers. */
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
    // A mail program would decode text that starts like an encoded word.
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, longestSubject)
    .toWellFormed();

/** Addresses that differ in case only are one mailbox. */
export const recipientKey = (address: string): string => address.toLowerCase();
