import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

export interface HelpAsked {
  name: string;
  email: string;
  language: Language;
  organisation: { id: number; name: string };
  page: string;
  question: string;
}

const languageNames = { de: 'Deutsch', en: 'Englisch' } as const satisfies Record<Language, string>;

/** This mail goes to the operator in German, whatever language the person uses. */
export const helpAsked = ({ name, email, language, organisation, page, question }: HelpAsked): Letter => ({
  subject: `Frage von ${name}, ${organisation.name}`,
  paragraphs: [
    `${name} (${email}) von ${organisation.name} (Organisation ${organisation.id}) hat auf der Seite ${page} eine Frage gestellt. Eingestellte Sprache: ${languageNames[language]}.`,
    ...question.split(/[\r\n]+/).filter((line) => line.trim() !== ''),
  ],
  replies: `Wenn Sie auf diese E-Mail antworten, geht die Antwort an ${email}.`,
});
