import type { Language } from '@metra/contract/core/primitives';
import { type Letter, unlinked } from '../../../platform/mail/letter.ts';

interface Contact {
  title: string;
  name: string;
  email: string;
  organisation: string | null;
  text: string;
  link: string;
}

/** The typed text must not contain working links, because the recipient does not know the sender. */
const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(unlinked);

/** The mail to the provider from an interested person. */
export function contactMade(language: Language, contact: Contact): Letter {
  const { title, email, text, link } = contact;
  const name = unlinked(contact.name);
  const organisation = contact.organisation === null ? null : unlinked(contact.organisation);
  return {
    de: {
      subject: `Anfrage zu „${title}“`,
      paragraphs: [
        `${organisation ? `${name} (${organisation})` : name} hat Ihnen über Metra zu Ihrem Angebot „${unlinked(title)}“ geschrieben:`,
        ...linesOf(text),
      ],
      action: { label: 'Alle Anfragen ansehen', url: link },
      footnote:
        'Wer Ihnen schreibt, haben wir nicht geprüft. Links und Adressen in der Nachricht haben wir deshalb unterbrochen.',
      replies: `Wenn Sie auf diese E-Mail antworten, geht die Antwort an ${email}.`,
    },
    en: {
      subject: `Enquiry about “${title}”`,
      paragraphs: [
        `${organisation ? `${name} (${organisation})` : name} has written to you through Metra about your offer “${unlinked(title)}”:`,
        ...linesOf(text),
      ],
      action: { label: 'View all enquiries', url: link },
      footnote:
        'We have not checked who is writing to you. For that reason we have broken up any links and addresses in the message.',
      replies: `If you reply to this e-mail, your answer goes to ${email}.`,
    },
  }[language];
}
