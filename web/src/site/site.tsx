import type { ComponentType } from 'react';
import { TranslatedWords } from '../layouts/translated-words.tsx';
import { LanguageProvider } from '../lib/i18n/language-provider.tsx';
import { SearchProvider, type SiteScreenProps } from '../lib/site/site-page.ts';
import { LateParts } from './late-parts.tsx';
import type { PageState } from './page-state.ts';
import { hasOwnAction, hasOwnFrame } from './screens.ts';
import { SiteLayout } from './site-layout.tsx';

interface SiteProps {
  Screen: ComponentType<SiteScreenProps<unknown>>;
  state: PageState;
}

export function Site({ Screen, state: { screen, path, search, data } }: SiteProps) {
  const page = <Screen data={data} />;
  return (
    <LanguageProvider>
      <TranslatedWords>
        <SearchProvider value={search}>
          {hasOwnFrame(screen) ? (
            page
          ) : (
            <SiteLayout path={path} isForm={hasOwnAction(screen)}>
              {page}
            </SiteLayout>
          )}
          <LateParts />
        </SearchProvider>
      </TranslatedWords>
    </LanguageProvider>
  );
}
