import type { Language } from '@metra/contract/core/primitives';
import { type Letter, unlinked } from '../../../platform/mail/letter.ts';

interface Invited {
  by: string;
  organisation: string;
  link: string;
}

export const invitation = (language: Language, { by, organisation, link }: Invited): Letter =>
  ({
    de: {
      subject: `Einladung in das Team von ${organisation}`,
      paragraphs: [
        `${unlinked(by)} lädt Sie ein, bei Metra für ${unlinked(organisation)} an Nachhaltigkeitszielen, Maßnahmen und Kennzahlen zu arbeiten.`,
      ],
      action: { label: 'Einladung annehmen', url: link },
      footnote:
        'Der Link gilt sieben Tage und nur einmal. Wenn Sie nicht mitmachen möchten, müssen Sie nichts tun.',
    },
    en: {
      subject: `Invitation to join the ${organisation} team`,
      paragraphs: [
        `${unlinked(by)} has invited you to work on sustainability goals, measures and KPIs for ${unlinked(organisation)} in Metra.`,
      ],
      action: { label: 'Accept invitation', url: link },
      footnote:
        'The link is valid for seven days and works once. If you do not want to join, you do not need to do anything.',
    },
  })[language];

export const invitedWithAccount = (language: Language, { by, organisation, link }: Invited): Letter =>
  ({
    de: {
      subject: `Einladung in das Team von ${organisation}`,
      paragraphs: [
        `${unlinked(by)} möchte Sie bei Metra in das Team von ${unlinked(organisation)} einladen. Zu dieser E-Mail-Adresse gibt es aber schon ein Konto, und ein Konto gehört immer zu einer Organisation.`,
        'Wenn Sie wechseln möchten, löschen Sie zuerst Ihr bisheriges Konto und lassen sich dann erneut einladen. Oder Sie lassen sich mit einer anderen Adresse einladen.',
      ],
      action: { label: 'Anmelden', url: link },
    },
    en: {
      subject: `Invitation to join the ${organisation} team`,
      paragraphs: [
        `${unlinked(by)} would like to invite you to the ${unlinked(organisation)} team in Metra. There is already an account for this e-mail address, and an account always belongs to one organisation.`,
        'If you want to switch, first delete your current account and then ask to be invited again. Or ask to be invited with a different address.',
      ],
      action: { label: 'Sign in', url: link },
    },
  })[language];

export const removedFromTeam = (language: Language, organisation: string): Letter =>
  ({
    de: {
      subject: 'Ihr Konto bei Metra wurde gelöscht',
      paragraphs: [
        `Sie gehören nicht mehr zum Team von ${unlinked(organisation)}. Ihr Konto und Ihre persönlichen Angaben wurden gelöscht.`,
      ],
      footnote: 'Wenn das ein Versehen ist, kann das Team Sie jederzeit wieder einladen.',
    },
    en: {
      subject: 'Your Metra account has been deleted',
      paragraphs: [
        `You are no longer part of the ${unlinked(organisation)} team. Your account and your personal details have been deleted.`,
      ],
      footnote: 'If this is a mistake, the team can invite you again at any time.',
    },
  })[language];

export const accountDeleted = (language: Language, isLast: boolean): Letter =>
  ({
    de: {
      subject: 'Ihr Konto bei Metra wurde gelöscht',
      paragraphs: [
        'Ihr Konto und Ihre persönlichen Angaben wurden gelöscht.',
        isLast
          ? 'Sie waren die letzte Person im Team: Die Daten Ihrer Organisation werden nach 30 Tagen endgültig gelöscht. Bis dahin können Sie sich an uns wenden, wenn Sie es sich anders überlegen.'
          : 'Die Daten Ihrer Organisation bleiben Ihrem Team erhalten.',
      ],
    },
    en: {
      subject: 'Your Metra account has been deleted',
      paragraphs: [
        'Your account and your personal details have been deleted.',
        isLast
          ? 'You were the last person in the team: your organisation’s data will be permanently deleted after 30 days. Until then, you can contact us if you change your mind.'
          : 'Your organisation’s data stays with your team.',
      ],
    },
  })[language];

/** The operator has closed the account and can restore it for a while. */
export const accountClosed = (language: Language, isLast: boolean): Letter =>
  ({
    de: {
      subject: 'Ihr Konto bei Metra wurde gelöscht',
      paragraphs: [
        'Wir haben Ihr Konto gelöscht. Sie können sich damit nicht mehr anmelden, und für andere sind Sie nicht mehr zu sehen. Nach 30 Tagen sind auch Ihre persönlichen Angaben endgültig gelöscht.',
        isLast
          ? 'Sie waren die letzte Person im Team: Nach 30 Tagen werden auch die Daten Ihrer Organisation endgültig gelöscht.'
          : 'Die Daten Ihrer Organisation bleiben Ihrem Team erhalten.',
      ],
      footnote:
        'Wenn das ein Versehen ist, wenden Sie sich an uns: Bis dahin können wir Ihr Konto wiederherstellen.',
    },
    en: {
      subject: 'Your Metra account has been deleted',
      paragraphs: [
        'We have deleted your account. You can no longer sign in with it, and others can no longer see you. After 30 days, your personal details will be permanently deleted too.',
        isLast
          ? 'You were the last person in the team: after 30 days, your organisation’s data will be permanently deleted as well.'
          : 'Your organisation’s data stays with your team.',
      ],
      footnote: 'If this is a mistake, please contact us: until then, we can restore your account.',
    },
  })[language];

export const accountRestored = (language: Language, link: string): Letter =>
  ({
    de: {
      subject: 'Ihr Konto bei Metra ist wieder da',
      paragraphs: [
        'Wir haben Ihr Konto wiederhergestellt. Sie melden sich mit Ihrem bisherigen Passwort an.',
        'Ihre Merkliste ist nicht mehr vorhanden, alles andere ist so, wie Sie es verlassen haben.',
      ],
      action: { label: 'Anmelden', url: link },
    },
    en: {
      subject: 'Your Metra account is back',
      paragraphs: [
        'We have restored your account. You can sign in with your existing password.',
        'Your watch list is gone; everything else is as you left it.',
      ],
      action: { label: 'Sign in', url: link },
    },
  })[language];

/** This mail goes to all people whose accounts are deleted with their organisation. */
export const organisationDeleted = (
  language: Language,
  { organisation, isOwnWish }: { organisation: string; isOwnWish: boolean },
): Letter =>
  ({
    de: {
      subject: `${organisation} wurde bei Metra gelöscht`,
      paragraphs: [
        isOwnWish
          ? `Sie haben ${unlinked(organisation)} bei Metra gelöscht, und mit der Organisation alle Konten, auch Ihr eigenes.`
          : `${unlinked(organisation)} wurde von einer Inhaberin oder einem Inhaber bei Metra gelöscht, und mit der Organisation alle Konten, auch Ihres.`,
        'Angebote, Beiträge und die Seite der Organisation sieht niemand mehr. Nach 30 Tagen sind alle Daten endgültig gelöscht. Bis dahin können Sie sich an uns wenden, wenn das ein Versehen war.',
      ],
    },
    en: {
      subject: `${organisation} has been deleted from Metra`,
      paragraphs: [
        isOwnWish
          ? `You have deleted ${unlinked(organisation)} from Metra, along with all accounts in it, including your own.`
          : `An owner has deleted ${unlinked(organisation)} from Metra, along with all accounts in it, including yours.`,
        'Nobody can see the organisation’s offers, posts or page any more. After 30 days, all data will be permanently deleted. Until then, you can contact us if this was a mistake.',
      ],
    },
  })[language];

/** This mail goes to an owner after the recipient of invoices has left. */
export const invoicesComeToYou = (
  language: Language,
  { before, now, link }: { before: string; now: string; link: string },
): Letter =>
  ({
    de: {
      subject: 'Die Rechnungen gehen jetzt an Sie',
      paragraphs: [
        `bisher gingen die Rechnungen Ihrer Organisation an ${before}. Dieses Konto gehört nicht mehr zu Ihrem Team, deshalb gehen sie ab jetzt an Ihre Adresse ${now}.`,
        'Wenn sie anderswohin gehen sollen, etwa an Ihre Buchhaltung, ändern Sie die Adresse bei Ihrem Abo.',
      ],
      action: { label: 'Rechnungsadresse ansehen', url: link },
    },
    en: {
      subject: 'Invoices now come to you',
      paragraphs: [
        `So far your organisation’s invoices went to ${before}. That account is no longer part of your team, so from now on they come to your address ${now}.`,
        'If they should go elsewhere, for example to your accounts department, change the address in your subscription.',
      ],
      action: { label: 'See billing address', url: link },
    },
  })[language];
