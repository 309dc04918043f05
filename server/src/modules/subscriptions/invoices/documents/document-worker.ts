import { answerQuestions } from '../../../../platform/threads/answer-questions.ts';
import { makeDocuments } from './make-documents.ts';

answerQuestions(makeDocuments);
