import { columnsOf, dayCell, type ExportedSheet, numberCell } from '../../platform/text/exported-sheet.ts';
import { projectViews } from './projects.views.ts';

export const projectsSheet: ExportedSheet = {
  name: { de: 'Projekte', en: 'Projects' },
  about: {
    de: 'Projekte, an denen Sie beteiligt sind.',
    en: 'Projects your organisation takes part in.',
  },
  columns: columnsOf(
    'Projekt / Project',
    'Beschreibung / Description',
    'Träger / Owner',
    'Partner / Partners',
    'Beginn / Start',
    'Ende / End',
    'Nummer / Number',
  ),
  async *rows(db, { organisationId, language }) {
    for (const project of await projectViews(db, { organisationId, language }).list())
      yield [
        project.name,
        project.description,
        project.owner.name,
        project.partners.map(({ name }) => name).join('\n'),
        dayCell(project.startedOn),
        dayCell(project.finishedOn),
        numberCell(project.id),
      ];
  },
};
