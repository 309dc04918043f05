export { writeDeliveredProjects } from './projects.store.ts';
export { projectsOf } from './projects.views.ts';
export { projectsSheet } from './projects-sheet.views.ts';
