import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail.ts';

/** The message for SMTP or a file. Nothing in a mail may make the sender read files or addresses. */
export const messageOf = (mail: OutgoingMail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.date,
  messageId: mail.messageId,
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  headers: {
    'Content-Language': mail.language,
    // Automatic replies to automatic mails are suppressed; a person may get them.
    ...(!mail.replyTo && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
  },
  attachments: (mail.attachments ?? []).map(({ fileName, type, content }) => ({
    filename: fileName,
    contentType: type,
    content: Buffer.from(content),
  })),
  textEncoding: 'base64',
  disableFileAccess: true,
  disableUrlAccess: true,
});
