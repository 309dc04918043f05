import type { Language } from '@metra/contract/core/primitives';
import { renderMail } from './mail-layout.ts';

/** What a mail says, before it is put on paper. Plain words. */
export interface Letter {
  subject: string;
  /** Each a paragraph of its own, below the greeting. */
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** What the reader should know about the link, or what to do when the mail comes as a surprise. */
  footnote?: string;
  /** Where such mails can be turned off, in small print. */
  setting?: { label: string; url: string };
  /** Said in place of the note that nobody reads replies, where somebody does. */
  replies?: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const greetings = { de: 'Guten Tag', en: 'Hello' } as const satisfies Record<Language, string>;

/** What people call themselves stays within its line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Anyone can have a mail sent to an address that is not theirs: what they put in as a name must not become a link,
 * which mail programs make of anything that looks like one.
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
