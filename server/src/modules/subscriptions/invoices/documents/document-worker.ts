import { answerQuestions } from '../../../../platform/documents/answer-questions.ts';
import { makeDocuments } from './make-documents.ts';

answerQuestions(makeDocuments);
