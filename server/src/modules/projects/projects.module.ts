export { type DeliveredProject, writeDeliveredProjects } from './projects.store.ts';
export { projectsSheet } from './projects-sheet.views.ts';
