import { dayOf, pagesOf, sheetOf } from '../../../platform/text/exported-sheet.ts';

const statusWords = {
  PENDING: { de: 'eingeladen oder noch nicht bestätigt', en: 'invited or not confirmed yet' },
  ACTIVE: { de: 'aktiv', en: 'active' },
  SPAM: { de: 'gesperrt', en: 'blocked' },
  DELETED: { de: 'gelöscht', en: 'deleted' },
} as const;
const languageWords = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
} as const;

/** The people without passwords and tokens. */
export const peopleSheet = sheetOf({
  name: { de: 'Personen', en: 'People' },
  about: {
    de: 'Wer in Ihrem Unternehmen ein Konto hat oder hatte.',
    en: 'Who has or had an account in your company.',
  },
  rows: (db, { organisationId }) =>
    pagesOf((after, limit) =>
      db
        .selectFrom('accounts as a')
        // Nothing is shown of deleted people.
        .innerJoin('accounts_people as p', 'p.id', 'a.id')
        .select([
          'a.id',
          'p.first_name',
          'p.last_name',
          'p.email',
          'a.language',
          'a.status',
          'a.created_at',
          'a.last_login_at',
        ])
        .where('a.organisation_id', '=', organisationId)
        .where('a.id', '>', after)
        .orderBy('a.id')
        .limit(limit)
        .execute(),
    ),
  columns: {
    'Vorname / First name': (person) => person.first_name,
    'Nachname / Last name': (person) => person.last_name,
    'E-Mail-Adresse / E-mail address': (person) => person.email,
    'Sprache / Language': (person, { language }) => languageWords[person.language][language],
    'Stand / Status': (person, { language }) => statusWords[person.status][language],
    'Angelegt am / Created on': (person, { timeZone }) => dayOf(person.created_at, timeZone),
    'Zuletzt angemeldet am / Last sign-in on': (person, { timeZone }) =>
      dayOf(person.last_login_at, timeZone),
  },
});
