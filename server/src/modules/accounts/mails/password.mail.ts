import type { Language } from '@metra/contract/core/primitives';
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
      paragraphs: ['Here you can choose a new password for your Metra account.'],
      action: { label: 'Choose a new password', url: link },
      footnote:
        'The link is valid for one hour and works once. If you did not ask for a new password, you do not need to do anything: your old one stays valid.',
    },
  })[language];

export const confirmPasswordChange = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Bitte bestätigen Sie Ihr neues Passwort',
      paragraphs: [
        'Sie haben in Ihrem Konto ein neues Passwort gewählt. Es gilt, sobald Sie es hier bestätigen. Auf anderen Geräten werden Sie dann abgemeldet.',
      ],
      action: { label: 'Neues Passwort bestätigen', url: link },
      footnote:
        'Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Bestätigen Sie nicht und wählen Sie über „Passwort vergessen?“ ein neues.',
    },
    en: {
      subject: 'Please confirm your new password',
      paragraphs: [
        'You have chosen a new password in your account. It takes effect once you confirm it here. You will then be signed out on other devices.',
      ],
      action: { label: 'Confirm new password', url: link },
      footnote:
        'The link is valid for one hour and works once. If this was not you, someone knows your password: do not confirm, and choose a new one through “Forgot your password?”.',
    },
  })[language];

export const passwordChanged = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: ['das Passwort Ihres Kontos bei Metra wurde gerade geändert.'],
      action: { label: 'Passwort zurücksetzen', url: link },
      footnote:
        'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie bitte sofort ein neues Passwort.',
    },
    en: {
      subject: 'Your password has been changed',
      paragraphs: ['The password for your Metra account has just been changed.'],
      action: { label: 'Reset password', url: link },
      footnote: 'If this was you, everything is fine. If not, please choose a new password immediately.',
    },
  })[language];

export const oneTimePassword = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Einmalpasswort für Ihr Konto',
      paragraphs: [
        'wir haben für Ihr Konto ein Einmalpasswort eingerichtet und teilen es Ihnen auf anderem Weg mit. Bei der nächsten Anmeldung wählen Sie ein eigenes.',
      ],
      action: { label: 'Anmelden', url: link },
      footnote: 'Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte an uns.',
    },
    en: {
      subject: 'One-time password for your account',
      paragraphs: [
        'We have set a one-time password for your account and will give it to you separately. The next time you sign in, you will choose your own.',
      ],
      action: { label: 'Sign in', url: link },
      footnote: 'If you did not ask for this, please contact us.',
    },
  })[language];
