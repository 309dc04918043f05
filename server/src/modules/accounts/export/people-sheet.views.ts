import { columnsOf, dayOf, type ExportedSheet, pagesOf } from '../../../platform/text/exported-sheet.ts';

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
export const peopleSheet: ExportedSheet = {
  name: { de: 'Personen', en: 'People' },
  about: {
    de: 'Wer in Ihrem Unternehmen ein Konto hat oder hatte.',
    en: 'Who has or had an account in your company.',
  },
  columns: columnsOf(
    'Vorname / First name',
    'Nachname / Last name',
    'E-Mail-Adresse / E-mail address',
    'Sprache / Language',
    'Stand / Status',
    'Angelegt am / Created on',
    'Zuletzt angemeldet am / Last sign-in on',
  ),
  async *rows(db, { organisationId, language, timeZone }) {
    const people = pagesOf((after, limit) =>
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
    );
    for await (const person of people)
      yield [
        person.first_name,
        person.last_name,
        person.email,
        languageWords[person.language][language],
        statusWords[person.status][language],
        dayOf(person.created_at, timeZone),
        dayOf(person.last_login_at, timeZone),
      ];
  },
};
