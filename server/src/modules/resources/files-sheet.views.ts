import { dayOf, numberCell, pagesOf, sheetOf } from '../../platform/text/exported-sheet.ts';

export const filesSheet = sheetOf({
  name: { de: 'Dateien', en: 'Files' },
  about: {
    de: 'Belege und andere Dateien. Sie liegen im Ordner „files“; ihr Name beginnt mit der Nummer.',
    en: 'Evidence and other files. They are in the folder “files”; each name begins with the number.',
  },
  rows: (db, { organisationId }) =>
    pagesOf((after, limit) =>
      db
        .selectFrom('resources')
        .select(['id', 'name', 'description', 'mime_type', 'size', 'created_at'])
        .where('organisation_id', '=', organisationId)
        .where('deleted_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  columns: {
    'Datei / File': (file) => file.name,
    'Beschreibung / Description': (file) => file.description,
    'Art / Type': (file) => file.mime_type,
    'Größe in Byte / Size in bytes': (file) => numberCell(file.size),
    'Hochgeladen am / Uploaded on': (file, { timeZone }) => dayOf(file.created_at, timeZone),
    'Nummer / Number': (file) => numberCell(file.id),
  },
});
