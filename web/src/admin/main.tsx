import '../design-system/theme.css';
import { speakWith } from '../lib/i18n/speak-with.ts';
import { start } from '../shell/start.tsx';
import { registerInvalidations } from './register-invalidations.ts';
import { router } from './router.ts';
import { adminTexts } from './texts.ts';

/** Texts that any admin page may show. */
const TEXTS = ['common', 'parts', 'administration'] as const;

start({ router, speak: () => speakWith(adminTexts), texts: TEXTS, registerInvalidations });
