/** The German address of the questionnaire that comes with the program; where editors took it away the page says so. */
export const QUICK_CHECK = '/questionnaires/esg-quick-check';
