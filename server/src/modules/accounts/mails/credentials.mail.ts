import type { Language } from '@metra/contract/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

/** To the address so far: its owner should know, and the link itself is handed over in another way. */
export const credentialsResetIssued = (language: Language): Letter =>
  ({
    de: {
      subject: 'Neue Zugangsdaten für Ihr Konto',
      paragraphs: [
        'unsere Administration hat einen Link ausgestellt, mit dem für Ihr Konto eine neue E-Mail-Adresse und ein neues Passwort gesetzt werden können. Er gilt 24 Stunden.',
      ],
      footnote: 'Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte umgehend an uns.',
    },
    en: {
      subject: 'New credentials for your account',
      paragraphs: [
        'Our administration has issued a link with which a new e-mail address and a new password can be set for your account. It is valid for 24 hours.',
      ],
      footnote: 'If you did not ask for this, please contact us at once.',
    },
  })[language];

/** To the new address. */
export const confirmCredentials = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'mit dieser Adresse sollen Sie sich künftig bei Metra anmelden. Neue Adresse und neues Passwort gelten, sobald Sie sie hier bestätigen.',
      ],
      action: { label: 'Neue Adresse bestätigen', url: link },
      footnote: 'Der Link gilt 24 Stunden und nur einmal. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    en: {
      subject: 'Please confirm your new e-mail address',
      paragraphs: [
        'You are to sign in to Metra with this address from now on. The new address and the new password hold as soon as you confirm them here.',
      ],
      action: { label: 'Confirm new address', url: link },
      footnote: 'The link is valid for 24 hours and works once. If this was not you, there is nothing to do.',
    },
  })[language];

/** To a new address that already has an account: the page does not tell, the mailbox does. */
export const addressInUse = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Diese E-Mail-Adresse hat schon ein Konto',
      paragraphs: [
        'diese Adresse sollte einem Konto bei Metra zugeordnet werden. Sie gehört aber schon zu einem anderen, daran hat sich nichts geändert.',
        'Wenn Sie das waren: Bitten Sie unsere Administration um einen neuen Link und wählen Sie eine andere Adresse.',
      ],
      action: { label: 'Anmelden', url: link },
    },
    en: {
      subject: 'This e-mail address already has an account',
      paragraphs: [
        'This address was to be given to an account with Metra. It already belongs to another one, and nothing about that has changed.',
        'If this was you: ask our administration for a new link and choose another address.',
      ],
      action: { label: 'Sign in', url: link },
    },
  })[language];

/** To the address that no longer opens the account. */
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
      subject: 'Your credentials were changed',
      paragraphs: [
        'Your account with Metra now has another e-mail address and a new password. You can no longer sign in with this address.',
      ],
      footnote: 'If you did not arrange this, please contact us at once.',
    },
  })[language];
