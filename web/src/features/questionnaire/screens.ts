export { AnsweringScreen } from './answering/answering-screen.tsx';
export { ResultScreen } from './result/result-screen.tsx';
