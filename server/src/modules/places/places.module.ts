export { isCountry } from './country-codes.ts';
