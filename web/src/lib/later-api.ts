/** The calls, for pages of the site that fetch them with the first call; what needs them at once imports `api.ts`. */
export { api } from './api.ts';
