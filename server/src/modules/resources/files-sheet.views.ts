import {
  columnsOf,
  dayOf,
  type ExportedSheet,
  numberCell,
  pagesOf,
} from '../../platform/text/exported-sheet.ts';

export const filesSheet: ExportedSheet = {
  name: { de: 'Dateien', en: 'Files' },
  about: {
    de: 'Belege und andere Dateien. Sie liegen im Ordner „files“; ihr Name beginnt mit der Nummer.',
    en: 'Evidence and other files. They are in the folder “files”; each name begins with the number.',
  },
  columns: columnsOf(
    'Datei / File',
    'Beschreibung / Description',
    'Art / Type',
    'Größe in Byte / Size in bytes',
    'Hochgeladen am / Uploaded on',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, timeZone }) {
    const files = pagesOf((after, limit) =>
      db
        .selectFrom('resources')
        .select(['id', 'name', 'description', 'mime_type', 'size', 'created_at'])
        .where('organisation_id', '=', organisationId)
        .where('deleted_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const file of files)
      yield [
        file.name,
        file.description,
        file.mime_type,
        numberCell(file.size),
        dayOf(file.created_at, timeZone),
        numberCell(file.id),
      ];
  },
};
