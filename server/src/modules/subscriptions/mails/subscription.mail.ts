import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';
import { day, money } from '../invoices/documents/invoice-words.ts';
import { yearlyPrice } from '../price.ts';

interface Ending {
  lastDay: string;
  daysLeft: number;
  link: string;
}

const remaining = (days: number, language: Language): string => {
  if (days <= 0) return { de: 'heute', en: 'today' }[language];
  if (days === 1) return { de: 'morgen', en: 'tomorrow' }[language];
  return { de: `in ${days} Tagen`, en: `in ${days} days` }[language];
};

/** This mail is sent once when the trial starts, with its conditions and last day. */
export function welcome(language: Language, { lastDay, link }: Pick<Ending, 'lastDay' | 'link'>): Letter {
  const last = day(lastDay, language);
  const price = money(yearlyPrice, language);
  return {
    de: {
      subject: `Willkommen bei Metra: kostenlos bis zum ${last}`,
      paragraphs: [
        `schön, dass Sie da sind. Ihre Strategie ist gestartet, und Ihre kostenlose Testphase läuft bis einschließlich ${last}. Ziele, Maßnahmen, Kennzahlen, Import und Export stehen Ihrem ganzen Team offen.`,
        `Die Testphase endet von selbst, Sie müssen nichts kündigen. Danach bleiben Ihre Daten gespeichert, und Sie können sie jederzeit exportieren. Wenn Sie weiterarbeiten möchten, kostet Metra ${price} netto im Jahr, auf Rechnung.`,
        'Für einen guten Anfang genügen drei Schritte: einen Zielwert setzen, die ersten Werte von der letzten Rechnung eintragen und jemanden einladen, der die Zahlen kennt. Auf der Übersicht finden Sie alle drei.',
      ],
      action: { label: 'Zur Übersicht', url: link },
      footnote: 'Bevor die Testphase endet, schreiben wir Ihnen noch einmal.',
    },
    en: {
      subject: `Welcome to Metra: free until ${last}`,
      paragraphs: [
        `It is good to have you here. Your strategy has started, and your free trial runs up to and including ${last}. Goals, measures, KPIs, import and export are open to your whole team.`,
        `The trial ends by itself; there is nothing to cancel. After that, your data is kept and you can export it at any time. If you would like to carry on, Metra costs ${price} net a year, by invoice.`,
        'Three steps make a good start: set a target, enter the first values from your latest bill, and invite someone who knows the numbers. You will find all three on the overview.',
      ],
      action: { label: 'Go to the overview', url: link },
      footnote: 'We will write to you again before the trial ends.',
    },
  }[language];
}

export function trialEnding(language: Language, { lastDay, daysLeft, link }: Ending): Letter {
  const when = remaining(daysLeft, language);
  const last = day(lastDay, language);
  return {
    de: {
      subject: `Ihre Testphase endet ${when}`,
      paragraphs: [
        `bis zum ${last} können Sie Metra kostenlos nutzen. Danach bleiben Ihre Daten gespeichert, und mit einem Abo arbeiten Sie weiter.`,
        'Wenn Sie jetzt schon bestellen, beginnt das bezahlte Jahr erst nach der Testphase.',
      ],
      action: { label: 'Abo bestellen', url: link },
      footnote: 'Wenn Sie nicht weitermachen möchten, müssen Sie nichts tun: Die Testphase endet von selbst.',
    },
    en: {
      subject: `Your trial ends ${when}`,
      paragraphs: [
        `You can use Metra free of charge until ${last}. After that, your data is kept, and with a subscription you can carry on working.`,
        'If you order now, the paid year will not begin until the trial has ended.',
      ],
      action: { label: 'Order a subscription', url: link },
      footnote: 'If you do not want to continue, you do not need to do anything: the trial ends by itself.',
    },
  }[language];
}

export function renewalAhead(
  language: Language,
  { lastDay, daysLeft, link, price }: Ending & { price: number },
): Letter {
  const when = remaining(daysLeft, language);
  const last = day(lastDay, language);
  const cancelBy = day(Temporal.PlainDate.from(lastDay).subtract({ days: 1 }).toString(), language);
  const net = money(price, language);
  return {
    de: {
      subject: `Ihr Abo verlängert sich ${when}`,
      paragraphs: [
        `Ihr Metra-Abo läuft bis zum ${last} und verlängert sich an diesem Tag um ein Jahr für ${net} netto. Die Rechnung senden wir Ihnen dann per E-Mail.`,
        `Wenn Sie das nicht möchten, kündigen Sie bitte bis zum ${cancelBy} auf der Seite „Abo“.`,
      ],
      action: { label: 'Abo ansehen', url: link },
    },
    en: {
      subject: `Your subscription renews ${when}`,
      paragraphs: [
        `Your Metra subscription runs until ${last} and renews on that day for another year at ${net} net. We will then send you the invoice by e-mail.`,
        `If you do not want that, please cancel on the “Subscription” page by ${cancelBy}.`,
      ],
      action: { label: 'View subscription', url: link },
    },
  }[language];
}

export function cancelledEnding(language: Language, { lastDay, daysLeft, link }: Ending): Letter {
  const when = remaining(daysLeft, language);
  const last = day(lastDay, language);
  return {
    de: {
      subject: `Ihr Abo endet ${when}`,
      paragraphs: [
        `Sie haben Ihr Metra-Abo gekündigt, es läuft noch bis zum ${last}. Danach bleiben Ihre Daten gespeichert, und Sie können sie jederzeit exportieren.`,
        'Bis dahin können Sie die Kündigung auf der Seite „Abo“ zurücknehmen.',
      ],
      action: { label: 'Abo ansehen', url: link },
    },
    en: {
      subject: `Your subscription ends ${when}`,
      paragraphs: [
        `You have cancelled your Metra subscription; it runs until ${last}. After that, your data is kept and you can export it at any time.`,
        'Until then, you can undo the cancellation on the “Subscription” page.',
      ],
      action: { label: 'View subscription', url: link },
    },
  }[language];
}

export function subscriptionEnded(
  language: Language,
  { isTrial, lastDay, link }: { isTrial: boolean; lastDay: string; link: string },
): Letter {
  const last = day(lastDay, language);
  return {
    de: {
      subject: isTrial ? 'Ihre Testphase ist zu Ende' : 'Ihr Abo ist zu Ende',
      paragraphs: [
        `${isTrial ? 'Ihre Testphase' : 'Ihr Abo'} bei Metra lief bis zum ${last}. Ihre Daten bleiben gespeichert, und Sie können sie jederzeit exportieren.`,
        'Mit einem Abo arbeiten Sie genau dort weiter, wo Sie aufgehört haben.',
      ],
      action: { label: 'Abo bestellen', url: link },
    },
    en: {
      subject: isTrial ? 'Your trial has ended' : 'Your subscription has ended',
      paragraphs: [
        `Your Metra ${isTrial ? 'trial' : 'subscription'} ended on ${last}. Your data is kept, and you can export it at any time.`,
        'With a subscription, you can carry on exactly where you left off.',
      ],
      action: { label: 'Order a subscription', url: link },
    },
  }[language];
}
