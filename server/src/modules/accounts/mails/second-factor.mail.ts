import type { Language } from '@metra/contract/core/primitives';
import type { Letter } from '../../../platform/mail/letter.ts';

export type FactorKind = 'totp' | 'passkey';

const names: Record<FactorKind, Record<Language, string>> = {
  totp: { de: 'eine Authenticator-App', en: 'an authenticator app' },
  passkey: { de: 'ein Passkey', en: 'a passkey' },
};
const removedNames: Record<FactorKind, Record<Language, string>> = {
  totp: { de: 'Die Authenticator-App', en: 'The authenticator app' },
  passkey: { de: 'Ein Passkey', en: 'A passkey' },
};

export const secondFactorAdded = (language: Language, kind: FactorKind, link: string): Letter =>
  ({
    de: {
      subject: 'Zweiter Faktor eingerichtet',
      paragraphs: [
        `in Ihrem Konto bei Metra wurde gerade ${names[kind].de} als zweiter Faktor eingerichtet. Er wird ab jetzt bei der Anmeldung abgefragt.`,
      ],
      action: { label: 'Konto ansehen', url: link },
      footnote:
        'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie bitte sofort ein neues Passwort und wenden Sie sich an uns.',
    },
    en: {
      subject: 'Second factor set up',
      paragraphs: [
        `You have just set up ${names[kind].en} as a second factor for your Metra account. From now on you will be asked for it when you sign in.`,
      ],
      action: { label: 'View account', url: link },
      footnote:
        'If this was you, everything is fine. If not, please choose a new password immediately and contact us.',
    },
  })[language];

export const secondFactorRemoved = (
  language: Language,
  kind: FactorKind,
  isLast: boolean,
  link: string,
): Letter =>
  ({
    de: {
      subject: 'Zweiter Faktor entfernt',
      paragraphs: [
        `${removedNames[kind].de} wurde gerade aus Ihrem Konto bei Metra entfernt.`,
        isLast
          ? 'Für die Anmeldung genügt jetzt wieder das Passwort.'
          : 'Ihre anderen Faktoren gelten weiter.',
      ],
      action: { label: 'Passwort zurücksetzen', url: link },
      footnote:
        'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie bitte sofort ein neues Passwort.',
    },
    en: {
      subject: 'Second factor removed',
      paragraphs: [
        `${removedNames[kind].en} has just been removed from your Metra account.`,
        isLast ? 'Your password alone is enough to sign in again.' : 'Your other factors stay valid.',
      ],
      action: { label: 'Reset password', url: link },
      footnote: 'If this was you, everything is fine. If not, please choose a new password immediately.',
    },
  })[language];

const leftInGerman = (left: number) =>
  left === 1 ? 'Es ist noch ein Code übrig.' : `Es sind noch ${left} Codes übrig.`;
const leftInEnglish = (left: number) =>
  left === 1 ? 'There is one code left.' : `There are ${left} codes left.`;

export const recoveryCodeUsed = (language: Language, left: number, link: string): Letter =>
  ({
    de: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      paragraphs: [
        'jemand hat sich bei Ihrem Konto gerade mit einem Ihrer Wiederherstellungscodes ausgewiesen.',
        left === 0
          ? 'Das war der letzte. Bitte erstellen Sie neue.'
          : `${leftInGerman(left)} Jeder gilt nur einmal.`,
      ],
      action: { label: 'Konto ansehen', url: link },
      footnote:
        'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie bitte sofort ein neues Passwort und erstellen Sie neue Codes.',
    },
    en: {
      subject: 'A recovery code was used',
      paragraphs: [
        'Someone has just used one of your recovery codes for your Metra account.',
        left === 0
          ? 'It was the last one. Please create new ones.'
          : `${leftInEnglish(left)} Each works only once.`,
      ],
      action: { label: 'View account', url: link },
      footnote:
        'If this was you, everything is fine. If not, please choose a new password immediately and create new codes.',
    },
  })[language];

export const recoveryCodesRenewed = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Neue Wiederherstellungscodes',
      paragraphs: [
        'für Ihr Konto bei Metra wurden gerade neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
      ],
      action: { label: 'Konto ansehen', url: link },
      footnote:
        'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, wählen Sie bitte sofort ein neues Passwort.',
    },
    en: {
      subject: 'New recovery codes',
      paragraphs: [
        'New recovery codes have just been created for your Metra account. The old ones no longer work.',
      ],
      action: { label: 'View account', url: link },
      footnote: 'If this was you, everything is fine. If not, please choose a new password immediately.',
    },
  })[language];

export const secondFactorTakenOff = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      paragraphs: [
        'wir haben den zweiten Faktor Ihres Kontos entfernt, weil er verloren ging. Sie melden sich jetzt wieder mit dem Passwort allein an und sind auf allen Geräten abgemeldet.',
        'Bitte richten Sie bald einen neuen ein.',
      ],
      action: { label: 'Zweiten Faktor einrichten', url: link },
      footnote:
        'Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte sofort an uns und wählen Sie ein neues Passwort.',
    },
    en: {
      subject: 'Your second factor was reset',
      paragraphs: [
        'We have removed the second factor from your account because it was lost. Your password alone is enough to sign in again, and you have been signed out on all devices.',
        'Please set up a new one soon.',
      ],
      action: { label: 'Set up a second factor', url: link },
      footnote: 'If you did not ask for this, please contact us immediately and choose a new password.',
    },
  })[language];
