/** Search and filters belong to this form. Without scripts the browser submits it and loads the page. */
export const FORM_ID = 'market';
/** On a phone the filters are a popover, which the browser opens without scripts. */
export const FILTERS_ID = 'filters';
