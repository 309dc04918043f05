import { RouterProvider } from '@tanstack/react-router';
import { type TolgeeInstance, TolgeeProvider } from '@tolgee/react';
import { type ReactNode, useEffect } from 'react';
import { useFrontFellOff } from '../design-system/front-fell-off/use-front-fell-off.ts';
import { ToastContainer } from '../design-system/toast/toast-container.tsx';
import { DesignSystemWords } from '../design-system/words.ts';
import { DialogsWhenThere } from './dialogs-when-there.tsx';
import { QueriesWhenThere } from './queries-when-there.tsx';
import { router } from './router.tsx';
import { useDesignSystemWords } from './use-design-system-words.ts';
import { markDrawn } from './when-drawn.ts';

/** The whole application, once it is prepared. */
export function Application({ tolgee }: { tolgee: TolgeeInstance }) {
  useEffect(markDrawn, []);
  return (
    <TolgeeProvider tolgee={tolgee}>
      <QueriesWhenThere>
        <Speaking>
          <RouterProvider router={router} />
          <ToastContainer />
          <DialogsWhenThere />
          <EasterEgg />
        </Speaking>
      </QueriesWhenThere>
    </TolgeeProvider>
  );
}

function Speaking({ children }: { children: ReactNode }) {
  return <DesignSystemWords value={useDesignSystemWords()}>{children}</DesignSystemWords>;
}

function EasterEgg() {
  useFrontFellOff();
  return null;
}
