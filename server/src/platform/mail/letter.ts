import type { Language } from '@metra/contract/core/primitives';
import { renderMail } from './mail-layout.ts';

/** The content of a mail as plain text, before the layout. */
export interface Letter {
  subject: string;
  /** Paragraphs below the greeting. */
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** A hint about the link, or about what to do if the mail is unexpected. */
  footnote?: string;
  /** A link in small print to the setting that turns such mails off. */
  setting?: { label: string; url: string };
  /** Replaces the note that nobody reads replies, if somebody does. */
  replies?: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const greetings = { de: 'Guten Tag', en: 'Hello' } as const satisfies Record<Language, string>;

/** Line breaks in a person's name are removed. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Anyone can cause a mail to another person's address. A name in it must not become a link, and mail programs turn
 * everything that looks like an address into one.
 */
export const unlinked = (text: string): string => text.replace(/([.:/])(?=\S)/g, '$1\u200b');

export function writeMail(language: Language, name: string, letter: Letter, publicUrl: string): WrittenMail {
  const { subject, paragraphs, action, footnote, setting, replies } = letter;
  const greeting = `${[greetings[language], unlinked(oneLine(name)).slice(0, 80)].filter(Boolean).join(' ')},`;
  const heading = oneLine(subject);
  const content = {
    language,
    heading: unlinked(heading),
    paragraphs: [greeting, ...paragraphs.map(oneLine)],
    ...(action && { action }),
    ...(footnote && { note: footnote }),
    ...(setting && { setting }),
    ...(replies && { replies }),
  };
  return { subject: heading, ...renderMail(content, publicUrl) };
}
