import type { Quality } from '@metra/contract/shapes/kpi-record-shapes';
import { createStore, useStore } from '../../design-system/behaviour/store.ts';
import { session } from '../../lib/session/current-session.ts';
import { browserStorage } from '../../lib/storage/safe-storage.ts';
import { QUALITIES } from './record-text.ts';

const keyOf = () => `kpi-quality:${session.state().account?.id ?? 0}`;
const changes = createStore(0);

/** The default source is the one that the person chose last in this browser. */
export const usualQuality = (): Quality =>
  QUALITIES.find((quality) => quality === browserStorage.getItem(keyOf())) ?? 'UNSTATED';

export function useUsualQuality(): Quality {
  useStore(changes);
  return usualQuality();
}

export function rememberQuality(quality: Quality): void {
  browserStorage.setItem(keyOf(), quality);
  changes.set(changes.get() + 1);
}
