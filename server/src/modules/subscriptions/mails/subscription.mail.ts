import type { Language } from '@metra/contract/primitives';
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

/** Once, when the free days have begun: what they are, and their last one. */
export function welcome(language: Language, { lastDay, link }: Pick<Ending, 'lastDay' | 'link'>): Letter {
  const last = day(lastDay, language);
  const price = money(yearlyPrice, language);
  return {
    de: {
      subject: `Willkommen bei Metra: alles frei bis zum ${last}`,
      paragraphs: [
        `schön, dass Sie da sind. Ihre Strategie steht, und Ihre 30 freien Tage laufen bis einschließlich ${last}: Ziele, Maßnahmen, Kennzahlen, Import und Export sind offen, für alle in Ihrem Betrieb.`,
        `Die freien Tage enden von selbst, Sie müssen nichts kündigen. Danach bleiben Ihre Daten lesbar, und Sie können sie jederzeit exportieren. Wenn Sie weiter daran arbeiten möchten, kostet Metra ${price} netto im Jahr, auf Rechnung.`,
        'Ein guter Anfang sind drei Dinge: ein Zielwert, die ersten Werte von der letzten Rechnung, und jemand im Betrieb, der die Zahlen kennt. Die Übersicht führt Sie hin.',
      ],
      action: { label: 'Zur Übersicht', url: link },
      footnote: 'Bevor die freien Tage enden, schreiben wir Ihnen noch einmal.',
    },
    en: {
      subject: `Welcome to Metra: everything is free until ${last}`,
      paragraphs: [
        `It is good to have you here. Your strategy is in place, and your 30 free days run up to and including ${last}: goals, measures, KPIs, import and export are open to everyone in your company.`,
        `The free days end by themselves; there is nothing to cancel. After that your data stays readable, and you can export it at any time. If you would like to keep working on it, Metra costs ${price} net a year, by invoice.`,
        'Three things make a good start: one target, the first values from your latest bill, and someone in the company who knows the numbers. The overview takes you there.',
      ],
      action: { label: 'Go to the overview', url: link },
      footnote: 'We will write to you once more before the free days end.',
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
        `bis zum ${last} können Sie Metra ohne Kosten nutzen. Danach bleiben Ihre Daten lesbar, bearbeiten können Sie sie mit einem Abo weiter.`,
        'Wenn Sie jetzt schon bestellen, beginnt das bezahlte Jahr erst nach der Testphase.',
      ],
      action: { label: 'Abo bestellen', url: link },
      footnote: 'Wenn Sie nicht weitermachen möchten, müssen Sie nichts tun: Die Testphase endet von selbst.',
    },
    en: {
      subject: `Your trial ends ${when}`,
      paragraphs: [
        `Until ${last} you can use Metra free of charge. After that your data stays readable; with a subscription you can go on working on it.`,
        'If you order now, the paid year begins only after the trial.',
      ],
      action: { label: 'Order a subscription', url: link },
      footnote: 'If you do not want to go on, there is nothing to do: the trial ends by itself.',
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
        `Ihr Metra-Abo läuft bis zum ${last} und verlängert sich an diesem Tag um ein Jahr für ${net} netto. Die Rechnung kommt dann per E-Mail.`,
        `Wenn Sie das nicht möchten, kündigen Sie bitte bis zum ${cancelBy} im Profil, mit zwei Klicks.`,
      ],
      action: { label: 'Abo ansehen', url: link },
    },
    en: {
      subject: `Your subscription renews ${when}`,
      paragraphs: [
        `Your Metra subscription runs until ${last} and renews on that day for another year at ${net} net. The invoice then comes by e-mail.`,
        `If you do not want that, please cancel in your profile by ${cancelBy}; it takes two clicks.`,
      ],
      action: { label: 'See subscription', url: link },
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
        `Sie haben Ihr Metra-Abo gekündigt, es läuft noch bis zum ${last}. Danach bleiben Ihre Daten lesbar, und Sie können sie jederzeit exportieren.`,
        'Bis dahin können Sie die Kündigung im Profil zurücknehmen.',
      ],
      action: { label: 'Abo ansehen', url: link },
    },
    en: {
      subject: `Your subscription ends ${when}`,
      paragraphs: [
        `You have cancelled your Metra subscription; it runs until ${last}. After that your data stays readable, and you can export it at any time.`,
        'Until then you can take the cancellation back in your profile.',
      ],
      action: { label: 'See subscription', url: link },
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
        `${isTrial ? 'Ihre Testphase' : 'Ihr Abo'} bei Metra lief bis zum ${last}. Ihre Daten bleiben lesbar, und Sie können sie jederzeit exportieren.`,
        'Mit einem Abo arbeiten Sie genau dort weiter, wo Sie aufgehört haben.',
      ],
      action: { label: 'Abo bestellen', url: link },
    },
    en: {
      subject: isTrial ? 'Your trial has ended' : 'Your subscription has ended',
      paragraphs: [
        `Your ${isTrial ? 'trial' : 'subscription'} of Metra ran until ${last}. Your data stays readable, and you can export it at any time.`,
        'With a subscription you go on exactly where you stopped.',
      ],
      action: { label: 'Order a subscription', url: link },
    },
  }[language];
}
