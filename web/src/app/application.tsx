import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type TolgeeInstance, TolgeeProvider } from '@tolgee/react';
import { useEffect } from 'react';
import { DialogContainer } from '../design-system/dialog/dialog-container.tsx';
import { useFrontFellOff } from '../design-system/front-fell-off/use-front-fell-off.ts';
import { ToastContainer } from '../design-system/toast/toast-container.tsx';
import { TranslatedWords } from '../layouts/translated-words.tsx';
import { queryClient } from '../lib/query-client.ts';
import { markApplicationRendered } from './application-rendered.ts';
import { router } from './router.tsx';

/** The whole application, once it is prepared. */
export function Application({ tolgee }: { tolgee: TolgeeInstance }) {
  useEffect(markApplicationRendered, []);
  return (
    <TolgeeProvider tolgee={tolgee}>
      <QueryClientProvider client={queryClient}>
        <TranslatedWords>
          <RouterProvider router={router} />
          <ToastContainer />
          <DialogContainer />
          <EasterEgg />
        </TranslatedWords>
      </QueryClientProvider>
    </TolgeeProvider>
  );
}

function EasterEgg() {
  useFrontFellOff();
  return null;
}
