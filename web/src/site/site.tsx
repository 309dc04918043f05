import { type TolgeeInstance, TolgeeProvider } from '@tolgee/react';
import type { ComponentType } from 'react';
import { TranslatedWords } from '../layouts/translated-words.tsx';
import { SearchProvider, type SiteScreenProps } from '../lib/site-page.ts';
import { LateParts } from './late-parts.tsx';
import type { PageState } from './page-state.ts';
import { SiteLayout } from './site-layout.tsx';

interface SiteProps {
  tolgee: TolgeeInstance;
  Screen: ComponentType<SiteScreenProps<unknown>>;
  state: PageState;
}

/** One page of the site, the same on the server and in the browser. */
export function Site({ tolgee, Screen, state: { path, search, data } }: SiteProps) {
  return (
    <TolgeeProvider tolgee={tolgee}>
      <TranslatedWords>
        <SearchProvider value={search}>
          <SiteLayout path={path}>
            <Screen data={data} />
          </SiteLayout>
          <LateParts />
        </SearchProvider>
      </TranslatedWords>
    </TolgeeProvider>
  );
}
