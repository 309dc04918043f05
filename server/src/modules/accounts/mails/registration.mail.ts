import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

export const confirmRegistration = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'willkommen bei Metra. Mit einem Klick bestätigen Sie Ihre E-Mail-Adresse, danach kann es losgehen.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', url: link },
      footnote:
        'Der Link gilt 24 Stunden und nur einmal. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Bestätigung wird das Konto gelöscht.',
    },
    en: {
      subject: 'Please confirm your e-mail address',
      paragraphs: [
        'Welcome to Metra. Confirm your e-mail address with one click, and you are ready to start.',
      ],
      action: { label: 'Confirm e-mail address', url: link },
      footnote:
        'The link is valid for 24 hours and works once. If you did not register, you do not need to do anything: an account that is not confirmed will be deleted.',
    },
  })[language];

export const alreadyRegistered = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Sie haben schon ein Konto bei Metra',
      paragraphs: [
        'gerade wurde versucht, mit dieser E-Mail-Adresse ein Konto anzulegen. Es gibt aber schon eines. Daran hat sich nichts geändert.',
        'Melden Sie sich einfach an. Wenn Sie Ihr Passwort nicht mehr wissen, können Sie dort ein neues wählen.',
      ],
      action: { label: 'Anmelden', url: link },
      footnote: 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    en: {
      subject: 'You already have a Metra account',
      paragraphs: [
        'Someone has just tried to create an account with this e-mail address. You already have one, and nothing about it has changed.',
        'Just sign in. If you have forgotten your password, you can choose a new one there.',
      ],
      action: { label: 'Sign in', url: link },
      footnote: 'If this was not you, you do not need to do anything.',
    },
  })[language];

export const alreadyConfirmed = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Ihre E-Mail-Adresse ist schon bestätigt',
      paragraphs: ['Ihr Konto ist bereit. Sie müssen nichts mehr bestätigen.'],
      action: { label: 'Anmelden', url: link },
    },
    en: {
      subject: 'Your e-mail address is already confirmed',
      paragraphs: ['Your account is ready. There is nothing left to confirm.'],
      action: { label: 'Sign in', url: link },
    },
  })[language];

/** The page gives the same answer for every address, so only the mail contains this. */
export const noAccountHere = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
      paragraphs: [
        'bei Metra wurde eine E-Mail für diese Adresse angefordert, aber es gibt hier kein Konto dazu. Vielleicht haben Sie sich mit einer anderen Adresse registriert.',
      ],
      action: { label: 'Konto anlegen', url: link },
      footnote: 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    en: {
      subject: 'There is no account for this e-mail address',
      paragraphs: [
        'Someone asked us to send an e-mail to this address, but there is no Metra account for it. You may have registered with a different address.',
      ],
      action: { label: 'Create an account', url: link },
      footnote: 'If this was not you, you do not need to do anything.',
    },
  })[language];

export const accountCreated = (language: Language, link: string, organisation: string): Letter =>
  ({
    de: {
      subject: 'Ihr Konto bei Metra',
      paragraphs: [
        `für Sie wurde ein Konto bei Metra angelegt (${organisation}). Wählen Sie ein Passwort, dann können Sie sich anmelden.`,
      ],
      action: { label: 'Passwort wählen', url: link },
      footnote:
        'Der Link gilt 24 Stunden und nur einmal. Später bekommen Sie über „Passwort vergessen?“ jederzeit einen neuen.',
    },
    en: {
      subject: 'Your Metra account',
      paragraphs: [
        `A Metra account has been created for you (${organisation}). Choose a password, and you can sign in.`,
      ],
      action: { label: 'Choose a password', url: link },
      footnote:
        'The link is valid for 24 hours and works once. You can get a new one at any time through “Forgot your password?”.',
    },
  })[language];
