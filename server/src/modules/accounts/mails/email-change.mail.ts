import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

/** This mail goes to the new address. */
export const confirmEmailChange = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'mit dieser Adresse möchten Sie sich künftig bei Metra anmelden. Sie gilt, sobald Sie sie hier bestätigen. Ihr Passwort bleibt, wie es ist.',
      ],
      action: { label: 'Neue Adresse bestätigen', url: link },
      footnote: 'Der Link gilt 24 Stunden und nur einmal. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    en: {
      subject: 'Please confirm your new e-mail address',
      paragraphs: [
        'You would like to sign in to Metra with this address from now on. It takes effect once you confirm it here. Your password stays the same.',
      ],
      action: { label: 'Confirm new address', url: link },
      footnote:
        'The link is valid for 24 hours and works once. If this was not you, you do not need to do anything.',
    },
  })[language];

/**
 * This mail goes to the present address before the change. It contains no link if the link of an earlier mail
 * is still valid.
 */
export const emailChangeAsked = (language: Language, email: string, link: string | null): Letter =>
  ({
    de: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        `für Ihr Konto bei Metra wurde eine neue E-Mail-Adresse angegeben: ${email}. Sie gilt, sobald sie dort bestätigt ist.`,
        link
          ? 'Wenn Sie das nicht waren, widersprechen Sie hier. Das geht sieben Tage lang, auch nach der Bestätigung: Die Änderung wird zurückgenommen, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.'
          : 'Wenn Sie das nicht waren, benutzen Sie den Link in der E-Mail, die an Ihre frühere Adresse ging, oder wenden Sie sich an uns.',
      ],
      ...(link && { action: { label: 'Widersprechen', url: link } }),
    },
    en: {
      subject: 'Your e-mail address is about to change',
      paragraphs: [
        `A new e-mail address has been entered for your Metra account: ${email}. It takes effect once it is confirmed there.`,
        link
          ? 'If this was not you, stop the change here. You can do so for seven days, even after the new address has been confirmed: the change is undone, all devices are signed out, and you choose a new password.'
          : 'If this was not you, use the link in the e-mail we sent to your earlier address, or contact us.',
      ],
      ...(link && { action: { label: 'Stop the change', url: link } }),
    },
  })[language];

/** This mail goes to the former address after the new one has been confirmed. */
export const emailChanged = (language: Language, email: string): Letter =>
  ({
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `bei Metra melden Sie sich jetzt mit ${email} an. An diese Adresse schreiben wir Ihnen nicht mehr.`,
        'Wenn Sie das nicht waren, öffnen Sie den Link „Widersprechen“ in unserer vorigen E-Mail.',
      ],
    },
    en: {
      subject: 'Your e-mail address has been changed',
      paragraphs: [
        `You now sign in to Metra with ${email}. We will no longer write to this address.`,
        'If this was not you, open the “Stop the change” link in our previous e-mail.',
      ],
    },
  })[language];

/** This mail goes to the address that objected. */
export const emailChangeUndone = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Ihre E-Mail-Adresse bleibt, wie sie war',
      paragraphs: [
        'die Änderung Ihrer E-Mail-Adresse ist zurückgenommen, und alle Geräte sind abgemeldet. Wer die Änderung wollte, kannte Ihr Passwort: Bitte wählen Sie jetzt ein neues.',
      ],
      action: { label: 'Neues Passwort wählen', url: link },
      footnote: 'Der Link gilt 24 Stunden und nur einmal.',
    },
    en: {
      subject: 'Your e-mail address stays the same',
      paragraphs: [
        'The change of your e-mail address has been undone, and all devices have been signed out. Whoever made the change knew your password: please choose a new one now.',
      ],
      action: { label: 'Choose a new password', url: link },
      footnote: 'The link is valid for 24 hours and works once.',
    },
  })[language];
