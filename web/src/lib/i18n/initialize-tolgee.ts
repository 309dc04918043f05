import { allTexts } from './all-texts.ts';
import { speakWith } from './speak-with.ts';

/** Prepares the application's translation layer. */
export const initializeTolgee = (): void => speakWith(allTexts);
