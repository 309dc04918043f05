/** Fetched together: whoever answers comes to the result. */
export { AnsweringScreen } from './answering/answering-screen.tsx';
export { ResultScreen } from './result/result-screen.tsx';
