/** This questionnaire comes with the program. If editors removed it, the page says so. */
export const QUICK_CHECK = '/questionnaires/esg-quick-check';
