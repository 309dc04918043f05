import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { WizardSnapshot, WizardStore } from './wizard-store.ts';

const route = getRouteApi('/app/wizard');

export function useWizard(): WizardSnapshot & { store: WizardStore } {
  const store = route.useRouteContext({ select: (context) => context.wizard });
  return { ...useSyncExternalStore(store.subscribe, store.snapshot), store };
}
