import { vi } from 'vitest';
import { memoryStorage } from '../src/lib/storage/safe-storage.ts';

/** Rules need no document, but some stand beside modules that look for a session as soon as they are read. */
vi.stubGlobal('localStorage', memoryStorage());
