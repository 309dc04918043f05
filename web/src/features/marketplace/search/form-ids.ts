/** The form that search and filters belong to: without scripts it is sent, and the page comes anew. */
export const FORM_ID = 'market';
/** On a phone the filters are a sheet, which the browser opens by itself. */
export const FILTERS_ID = 'filters';
