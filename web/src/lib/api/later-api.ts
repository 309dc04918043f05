/**
 * The calls, for parts that the site shares with the application: they fetch them with the first call. The application
 * imports `api.ts` itself, and the build warns of a module that the same file imports and fetches.
 */
export { api } from './api.ts';
