import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';
import { day, money } from '../invoices/documents/invoice-words.ts';
import { yearlyPrice } from '../price.ts';

interface Facts {
  lastDay: string;
  link: string;
}

/** Notifies a customer of what the operator did for them, whether they asked for it or not. */
export function trialExtended(language: Language, { lastDay, link }: Facts): Letter {
  const last = day(lastDay, language);
  return {
    de: {
      subject: `Ihre Testphase läuft bis zum ${last}`,
      paragraphs: [
        `wir haben Ihre Testphase verlängert: Bis einschließlich ${last} können Sie Metra kostenlos nutzen.`,
        'Ihre Daten sind alle da. Wenn Sie schon vorher bestellen, beginnt das bezahlte Jahr erst nach der Testphase.',
      ],
      action: { label: 'Abo ansehen', url: link },
      footnote: 'Die Testphase endet von selbst, Sie müssen nichts kündigen.',
    },
    en: {
      subject: `Your trial runs until ${last}`,
      paragraphs: [
        `We have extended your trial: you can use Metra free of charge up to and including ${last}.`,
        'All your data is there. If you order before then, the paid year will not begin until the trial has ended.',
      ],
      action: { label: 'View subscription', url: link },
      footnote: 'The trial ends by itself; there is nothing to cancel.',
    },
  }[language];
}

export function cancelledForCustomer(language: Language, { lastDay, link }: Facts): Letter {
  const last = day(lastDay, language);
  return {
    de: {
      subject: 'Ihre Kündigung ist eingetragen',
      paragraphs: [
        `wir haben Ihr Metra-Abo für Sie gekündigt. Es läuft noch bis zum ${last} und verlängert sich nicht mehr.`,
        'Danach bleiben Ihre Daten gespeichert, und Sie können sie jederzeit exportieren. Bis dahin können Sie die Kündigung auf der Seite „Abo“ zurücknehmen.',
      ],
      action: { label: 'Abo ansehen', url: link },
      footnote: 'Sie haben das nicht gewünscht? Dann melden Sie sich bitte gleich bei uns.',
    },
    en: {
      subject: 'Your cancellation has been entered',
      paragraphs: [
        `We have cancelled your Metra subscription for you. It runs until ${last} and will not renew.`,
        'After that, your data is kept and you can export it at any time. Until then, you can undo the cancellation on the “Subscription” page.',
      ],
      action: { label: 'View subscription', url: link },
      footnote: 'You did not ask for this? Then please get in touch with us right away.',
    },
  }[language];
}

export function resumedForCustomer(language: Language, { lastDay, link }: Facts): Letter {
  const last = day(lastDay, language);
  const cancelBy = day(Temporal.PlainDate.from(lastDay).subtract({ days: 1 }).toString(), language);
  const price = money(yearlyPrice, language);
  return {
    de: {
      subject: 'Ihr Abo läuft weiter',
      paragraphs: [
        `wir haben die Kündigung Ihres Metra-Abos für Sie zurückgenommen. Am ${last} verlängert es sich um ein Jahr für ${price} netto.`,
        `Wenn Sie das nicht möchten, kündigen Sie bitte bis zum ${cancelBy} auf der Seite „Abo“.`,
      ],
      action: { label: 'Abo ansehen', url: link },
      footnote: 'Sie haben das nicht gewünscht? Dann melden Sie sich bitte gleich bei uns.',
    },
    en: {
      subject: 'Your subscription continues',
      paragraphs: [
        `We have undone the cancellation of your Metra subscription for you. On ${last}, it renews for another year at ${price} net.`,
        `If you do not want that, please cancel on the “Subscription” page by ${cancelBy}.`,
      ],
      action: { label: 'View subscription', url: link },
      footnote: 'You did not ask for this? Then please get in touch with us right away.',
    },
  }[language];
}
