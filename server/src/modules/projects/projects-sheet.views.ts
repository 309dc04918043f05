import { dayCell, numberCell, sheetOf } from '../../platform/text/exported-sheet.ts';
import { projectViews } from './projects.views.ts';

export const projectsSheet = sheetOf({
  name: { de: 'Projekte', en: 'Projects' },
  about: {
    de: 'Projekte, an denen Sie beteiligt sind.',
    en: 'Projects your organisation takes part in.',
  },
  rows: (db, { organisationId, language }) => projectViews(db, { organisationId, language }).list(),
  columns: {
    'Projekt / Project': (project) => project.name,
    'Beschreibung / Description': (project) => project.description,
    'Träger / Owner': (project) => project.owner.name,
    'Partner / Partners': (project) => project.partners.map(({ name }) => name).join('\n'),
    'Beginn / Start': (project) => dayCell(project.startedOn),
    'Ende / End': (project) => dayCell(project.finishedOn),
    'Nummer / Number': (project) => numberCell(project.id),
  },
});
