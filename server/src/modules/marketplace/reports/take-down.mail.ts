import type { Language } from '@metra/contract/core/primitives';
import { type Letter, unlinked } from '../../../platform/mail/letter.ts';

interface TakenDown {
  title: string;
  reason: string;
  link: string;
  /** Replies go to this address; it is undefined if there is none. */
  supportEmail: string | undefined;
}

/** This mail tells the owners of an organisation what was hidden, why, and what they can do. */
export const takenDown = (language: Language, { title, reason, link, supportEmail }: TakenDown): Letter =>
  ({
    de: {
      subject: `Ihr Angebot „${title}“ ist nicht mehr öffentlich`,
      paragraphs: [
        `wir haben Ihr Angebot „${unlinked(title)}“ auf dem Marktplatz gesperrt. Andere sehen es nicht mehr; Sie selbst können es weiterhin öffnen und ändern. Der Grund:`,
        ...linesOf(reason),
        'Wenn Sie das anders sehen oder das Angebot geändert haben, schreiben Sie uns. Ein Mensch sieht es sich noch einmal an.',
      ],
      action: { label: 'Angebot öffnen', url: link },
      ...(supportEmail && {
        replies: `Wenn Sie auf diese E-Mail antworten, geht die Antwort an ${supportEmail}.`,
      }),
    },
    en: {
      subject: `Your offer “${title}” is no longer public`,
      paragraphs: [
        `We have taken your offer “${unlinked(title)}” down from the marketplace. Others can no longer see it; you can still open and change it yourself. The reason:`,
        ...linesOf(reason),
        'If you disagree, or have changed the offer, write to us. A person will look at it again.',
      ],
      action: { label: 'Open offer', url: link },
      ...(supportEmail && { replies: `If you reply to this e-mail, your answer goes to ${supportEmail}.` }),
    },
  })[language];

const linesOf = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
