import type { PublicData } from '@metra/contract/operations/frontend';
import type { ReactNode } from 'react';
import { Skeleton } from '../../design-system/feedback/skeleton.tsx';
import { useCatalogue } from '../../domain/tracking/own-measures.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface WithCatalogueProps {
  skeleton: ReactNode;
  /** The catalogue includes the organisation's own measures. */
  withOwn?: boolean;
  children: (catalogue: PublicData) => ReactNode;
}

/**
 * The component waits for the goals, measures and lists of the catalogue. Usually they are loaded before the
 * page.
 */
export function WithCatalogue({ skeleton, withOwn = false, children }: WithCatalogueProps) {
  const { t } = useTranslate();
  const { query, data } = useCatalogue({ withOwn });
  if (data) return children(data);
  if (!query.isError) return <Skeleton>{skeleton}</Skeleton>;
  return (
    <div className="mt-10">
      <LoadError
        headingLevel={2}
        title={t('metra-lite.wizard.catalogue.error')}
        text={t('metra-lite.wizard.error.text')}
        query={query}
      />
    </div>
  );
}
