import type { Language } from '@metra/contract/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

export const recoverPassword = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Neues Passwort wählen',
      paragraphs: ['hier können Sie ein neues Passwort für Ihr Konto bei Metra wählen.'],
      action: { label: 'Neues Passwort wählen', url: link },
      footnote:
        'Der Link gilt eine Stunde und nur einmal. Wenn Sie kein neues Passwort wollten, müssen Sie nichts tun: Ihr altes gilt weiter.',
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: ['Here you can choose a new password for your account with Metra.'],
      action: { label: 'Choose a new password', url: link },
      footnote:
        'The link is valid for one hour and works once. If you did not ask for a new password, there is nothing to do: your old one stays valid.',
    },
  })[language];

export const confirmPasswordChange = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Bitte bestätigen Sie Ihr neues Passwort',
      paragraphs: [
        'Sie haben in Ihrem Profil ein neues Passwort gewählt. Es gilt, sobald Sie es hier bestätigen; an anderen Geräten werden Sie dann abgemeldet.',
      ],
      action: { label: 'Neues Passwort bestätigen', url: link },
      footnote:
        'Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Bestätigen Sie nicht und wählen Sie über „Passwort vergessen“ ein neues.',
    },
    en: {
      subject: 'Please confirm your new password',
      paragraphs: [
        'You chose a new password in your profile. It holds as soon as you confirm it here; you will then be signed out on other devices.',
      ],
      action: { label: 'Confirm new password', url: link },
      footnote:
        'The link is valid for one hour and works once. If this was not you, someone knows your password: do not confirm, and choose a new one through “Forgot password”.',
    },
  })[language];

export const passwordChanged = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: ['das Passwort Ihres Kontos bei Metra wurde gerade geändert.'],
      action: { label: 'Passwort zurücksetzen', url: link },
      footnote: 'Wenn Sie das waren, ist alles gut. Wenn nicht, wählen Sie bitte sofort ein neues Passwort.',
    },
    en: {
      subject: 'Your password was changed',
      paragraphs: ['The password of your account with Metra was just changed.'],
      action: { label: 'Reset password', url: link },
      footnote: 'If this was you, all is well. If not, please choose a new password at once.',
    },
  })[language];

export const oneTimePassword = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Einmalpasswort für Ihr Konto',
      paragraphs: [
        'unsere Administration hat für Ihr Konto ein Einmalpasswort gesetzt und teilt es Ihnen auf anderem Weg mit. Bei der nächsten Anmeldung wählen Sie ein eigenes.',
      ],
      action: { label: 'Anmelden', url: link },
      footnote: 'Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte an uns.',
    },
    en: {
      subject: 'One-time password for your account',
      paragraphs: [
        'Our administration has set a one-time password for your account and will tell you in another way. At your next sign-in you will choose your own.',
      ],
      action: { label: 'Sign in', url: link },
      footnote: 'If you did not ask for this, please contact us.',
    },
  })[language];
