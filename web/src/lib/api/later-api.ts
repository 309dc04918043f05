/**
 * Parts that the site shares with the application import this module dynamically. They cannot import `api.ts`
 * that way, because the application imports it statically, and the build warns about a module that is imported
 * in both ways.
 */
export { api } from './api.ts';
