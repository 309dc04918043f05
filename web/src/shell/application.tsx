import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DialogContainer } from '../design-system/dialog/dialog-container.tsx';
import { SkeletonsAtOnce } from '../design-system/feedback/skeleton.tsx';
import { useFrontFellOff } from '../design-system/front-fell-off/use-front-fell-off.ts';
import { ToastContainer } from '../design-system/toast/toast-container.tsx';
import { TranslatedWords } from '../layouts/translated-words.tsx';
import { queryClient } from '../lib/api/query-client.ts';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { markApplicationRendered } from './application-rendered.ts';

export function Application({ router }: { router: AnyRouter }) {
  useEffect(markApplicationRendered, []);
  return (
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <TranslatedWords>
          <SkeletonsAtOnce value={useIsFirstPage(router)}>
            <RouterProvider router={router} />
          </SkeletonsAtOnce>
          <ToastContainer />
          {/* Dialogs are outside the pages, but their links need the router. */}
          <RouterContextProvider router={router}>
            <DialogContainer />
          </RouterContextProvider>
          <EasterEgg />
        </TranslatedWords>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

/** The document already showed a skeleton, so the skeletons of the first page are visible at once. */
function useIsFirstPage(router: AnyRouter): boolean {
  const [isFirst, setFirst] = useState(true);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setFirst(false);
      }),
    [router],
  );
  return isFirst;
}

function EasterEgg() {
  useFrontFellOff();
  return null;
}
