import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

/** This mail notifies the present address; the operator passes the link on separately. */
export const credentialsResetIssued = (language: Language): Letter =>
  ({
    de: {
      subject: 'Neue Zugangsdaten für Ihr Konto',
      paragraphs: [
        'wir haben einen Link ausgestellt, mit dem sich für Ihr Konto eine neue E-Mail-Adresse und ein neues Passwort festlegen lassen. Er gilt 24 Stunden.',
      ],
      footnote: 'Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte umgehend an uns.',
    },
    en: {
      subject: 'New sign-in details for your account',
      paragraphs: [
        'We have issued a link for setting a new e-mail address and a new password for your account. It is valid for 24 hours.',
      ],
      footnote: 'If you did not ask for this, please contact us immediately.',
    },
  })[language];

/** This mail goes to the new address. */
export const confirmCredentials = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'mit dieser Adresse melden Sie sich künftig bei Metra an. Die neue Adresse und das neue Passwort gelten, sobald Sie hier bestätigen.',
      ],
      action: { label: 'Neue Adresse bestätigen', url: link },
      footnote: 'Der Link gilt 24 Stunden und nur einmal. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    en: {
      subject: 'Please confirm your new e-mail address',
      paragraphs: [
        'From now on, you will sign in to Metra with this address. The new address and the new password take effect once you confirm here.',
      ],
      action: { label: 'Confirm new address', url: link },
      footnote:
        'The link is valid for 24 hours and works once. If this was not you, you do not need to do anything.',
    },
  })[language];

/** This mail goes to a new address that already has an account, because the page must not reveal it. */
export const addressInUse = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Diese E-Mail-Adresse hat schon ein Konto',
      paragraphs: [
        'diese Adresse sollte für ein Konto bei Metra eingetragen werden. Sie gehört aber schon zu einem anderen Konto. Daran hat sich nichts geändert.',
        'Wenn Sie das waren, bitten Sie uns um einen neuen Link und wählen Sie eine andere Adresse.',
      ],
      action: { label: 'Anmelden', url: link },
    },
    en: {
      subject: 'This e-mail address already has an account',
      paragraphs: [
        'Someone tried to use this address for a Metra account. It already belongs to another account, which has not changed.',
        'If this was you, ask us for a new link and choose another address.',
      ],
      action: { label: 'Sign in', url: link },
    },
  })[language];

/** This mail goes to the former address of the account. */
export const credentialsChanged = (language: Language): Letter =>
  ({
    de: {
      subject: 'Ihre Zugangsdaten wurden geändert',
      paragraphs: [
        'Ihr Konto bei Metra hat jetzt eine andere E-Mail-Adresse und ein neues Passwort. Mit dieser Adresse können Sie sich nicht mehr anmelden.',
      ],
      footnote: 'Wenn Sie das nicht veranlasst haben, wenden Sie sich bitte umgehend an uns.',
    },
    en: {
      subject: 'Your sign-in details have been changed',
      paragraphs: [
        'Your Metra account now has a different e-mail address and a new password. You can no longer sign in with this address.',
      ],
      footnote: 'If you did not request this, please contact us immediately.',
    },
  })[language];
