import type { Language } from '@metra/contract/core/primitives';
import type { AdminAccount } from '@metra/contract/operations/accounts-admin';
import { listColumns } from '../../../platform/http/list-export.ts';
import { momentOf, numberCell } from '../../../platform/text/exported-sheet.ts';

type Words = Readonly<Record<Language, string>>;

const statuses: Record<AdminAccount['status'], Words> = {
  PENDING: { de: 'unbestätigt', en: 'unconfirmed' },
  ACTIVE: { de: 'aktiv', en: 'active' },
  SPAM: { de: 'gesperrt', en: 'blocked' },
  DELETED: { de: 'gelöscht', en: 'deleted' },
};
const teamRoles: Record<AdminAccount['teamRole'], Words> = {
  OWNER: { de: 'Inhaber', en: 'owner' },
  MEMBER: { de: 'Mitglied', en: 'member' },
  READER: { de: 'nur lesen', en: 'reader' },
};
const roles: Record<AdminAccount['roles'][number], Words> = {
  USER: { de: 'Mitglied', en: 'member' },
  METRA: { de: 'Redaktion', en: 'editor' },
  ADMIN: { de: 'Administration', en: 'administrator' },
};
const subscriptions: Record<AdminAccount['subscription'], Words> = {
  TRIAL: { de: 'Testphase', en: 'trial' },
  ACTIVE: { de: 'aktiv', en: 'active' },
  CANCELLED: { de: 'gekündigt', en: 'cancelled' },
  NONE: { de: 'keines', en: 'none' },
};

const moment = (instant: string | null, timeZone: string) =>
  momentOf(instant === null ? null : new Date(instant), timeZone);

/** The exported list of accounts contains no secrets. */
export const accountColumns = listColumns<AdminAccount>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Vorname / First name': ({ firstName }) => firstName,
  'Nachname / Last name': ({ lastName }) => lastName,
  'E-Mail-Adresse / Email address': ({ email }) => email,
  'Organisation / Organisation': ({ organisation }) => organisation.name,
  'Rolle im Team / Team role': ({ teamRole }, { language }) => teamRoles[teamRole][language],
  'Rollen / Roles': (account, { language }) => account.roles.map((role) => roles[role][language]).join(', '),
  'Zustand / Status': ({ status }, { language }) => statuses[status][language],
  'Abonnement / Subscription': ({ subscription }, { language }) => subscriptions[subscription][language],
  'Sprache / Language': ({ language }) => language,
  'Angelegt / Created': ({ createdAt }, { timeZone }) => moment(createdAt, timeZone),
  'Zuletzt angemeldet / Last sign-in': ({ lastLoginAt }, { timeZone }) => moment(lastLoginAt, timeZone),
  'Gelöscht / Deleted': ({ deletedAt }, { timeZone }) => moment(deletedAt, timeZone),
});
