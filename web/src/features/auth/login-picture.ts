export const LOGIN_PICTURE = '/pictures/goals/e/cut-emissions.svg';
