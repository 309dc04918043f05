import '../design-system/theme.css';
import { initializeTolgee } from '../lib/i18n/initialize-tolgee.ts';
import { start } from '../shell/start.tsx';
import { registerInvalidations } from './register-invalidations.ts';
import { router } from './router.ts';

/** Any page may show these texts; most pages show the bell of the events. */
const TEXTS = ['common', 'parts', 'events'] as const;

start({ router, speak: initializeTolgee, texts: TEXTS, registerInvalidations });
