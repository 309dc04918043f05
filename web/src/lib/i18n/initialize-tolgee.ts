import { allTexts } from './all-texts.ts';
import { speakWith } from './speak-with.ts';

export const initializeTolgee = (): void => speakWith(allTexts);
