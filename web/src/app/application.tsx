import { RouterProvider } from '@tanstack/react-router';
import { type TolgeeInstance, TolgeeProvider } from '@tolgee/react';
import { type ReactNode, useEffect } from 'react';
import { useFrontFellOff } from '../design-system/front-fell-off/use-front-fell-off.ts';
import { ToastContainer } from '../design-system/toast/toast-container.tsx';
import { DesignSystemWords } from '../design-system/words.ts';
import { markApplicationRendered } from './application-rendered.ts';
import { LazyDialogs } from './lazy-dialogs.tsx';
import { LazyQueryProvider } from './lazy-query-provider.tsx';
import { router } from './router.tsx';
import { useDesignSystemWords } from './use-design-system-words.ts';

/** The whole application, once it is prepared. */
export function Application({ tolgee }: { tolgee: TolgeeInstance }) {
  useEffect(markApplicationRendered, []);
  return (
    <TolgeeProvider tolgee={tolgee}>
      <LazyQueryProvider>
        <LanguageProvider>
          <RouterProvider router={router} />
          <ToastContainer />
          <LazyDialogs />
          <EasterEgg />
        </LanguageProvider>
      </LazyQueryProvider>
    </TolgeeProvider>
  );
}

function LanguageProvider({ children }: { children: ReactNode }) {
  return <DesignSystemWords value={useDesignSystemWords()}>{children}</DesignSystemWords>;
}

function EasterEgg() {
  useFrontFellOff();
  return null;
}
