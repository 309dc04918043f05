import { printResult } from './print-result.ts';

export default printResult;
