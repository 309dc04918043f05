import { answerQuestions } from '../../platform/documents/answer-questions.ts';
import { drawCard } from './draw-card.ts';

answerQuestions(drawCard);
