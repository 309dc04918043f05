import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';
import { day, money } from '../invoices/documents/invoice-words.ts';

export interface InvoiceFacts {
  number: string;
  /** The open amount in cents. */
  due: number;
  dueOn: string;
  periodStart: string;
  periodEnd: string;
  link: string;
}

const inWords = ({ due, dueOn, periodStart, periodEnd }: InvoiceFacts, language: Language) => ({
  amount: money(due, language),
  dueDay: day(dueOn, language),
  from: day(periodStart, language),
  until: day(periodEnd, language),
});

export function invoiceIssued(language: Language, facts: InvoiceFacts): Letter {
  const { amount, dueDay, from, until } = inWords(facts, language);
  const { number, link, due } = facts;
  return {
    de: {
      subject: `Ihre Rechnung ${number}`,
      paragraphs: [
        `im Anhang finden Sie die Rechnung ${number} für Ihr Metra-Abo vom ${from} bis zum ${until}.`,
        due > 0
          ? `Bitte überweisen Sie ${amount} bis zum ${dueDay}. Die Bankverbindung steht auf der Rechnung.`
          : 'Es ist nichts zu bezahlen.',
      ],
      action: { label: 'Abo und Rechnungen ansehen', url: link },
      footnote:
        'Die PDF-Datei enthält die Rechnung auch als Datensatz (ZUGFeRD, EN 16931), den Ihre Buchhaltungssoftware einlesen kann.',
    },
    en: {
      subject: `Your invoice ${number}`,
      paragraphs: [
        `Please find attached invoice ${number} for your Metra subscription from ${from} to ${until}.`,
        due > 0
          ? `Please transfer ${amount} by ${dueDay}. You will find the bank details on the invoice.`
          : 'There is nothing to pay.',
      ],
      action: { label: 'View subscription and invoices', url: link },
      footnote:
        'The PDF file also contains the invoice as data (ZUGFeRD, EN 16931) that your accounting software can import.',
    },
  }[language];
}

export function creditNoteIssued(
  language: Language,
  { number, cancelled, paid, link }: { number: string; cancelled: string; paid: string; link: string },
): Letter {
  return {
    de: {
      subject: `Stornorechnung ${number}`,
      paragraphs: [
        `im Anhang finden Sie die Stornorechnung ${number}. Sie hebt die Rechnung ${cancelled} vollständig auf.`,
        paid,
      ],
      action: { label: 'Abo und Rechnungen ansehen', url: link },
    },
    en: {
      subject: `Credit note ${number}`,
      paragraphs: [
        `Please find attached credit note ${number}. It cancels invoice ${cancelled} in full.`,
        paid,
      ],
      action: { label: 'View subscription and invoices', url: link },
    },
  }[language];
}

export function invoiceOverdue(language: Language, facts: InvoiceFacts): Letter {
  const { amount: open, dueDay } = inWords(facts, language);
  const { number, link } = facts;
  return {
    de: {
      subject: `Erinnerung: Rechnung ${number}`,
      paragraphs: [
        `die Rechnung ${number} war am ${dueDay} fällig. Bei uns ist sie noch nicht vollständig bezahlt, offen sind ${open}.`,
        'Bitte überweisen Sie den Betrag in den nächsten Tagen. Die Rechnung finden Sie noch einmal im Anhang.',
      ],
      action: { label: 'Abo und Rechnungen ansehen', url: link },
      footnote: 'Wenn Sie schon bezahlt haben, müssen Sie nichts tun.',
    },
    en: {
      subject: `Reminder: invoice ${number}`,
      paragraphs: [
        `Invoice ${number} was due on ${dueDay}. We have not yet received payment in full; ${open} is outstanding.`,
        'Please transfer the amount in the next few days. The invoice is attached again.',
      ],
      action: { label: 'View subscription and invoices', url: link },
      footnote: 'If you have already paid, you do not need to do anything.',
    },
  }[language];
}
