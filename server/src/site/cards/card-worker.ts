import { answerQuestions } from '../../platform/threads/answer-questions.ts';
import { drawCard } from './draw-card.ts';

answerQuestions(drawCard);
