import type { CatalogueChange, OwnFactorChange, UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/buttons/button.tsx';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { type ChangedPart, catalogueParts, ownParts } from './changed-factor-parts.ts';
import { factorQueries } from './factors.queries.ts';

/** The dialog shows the organisation's changes with their reasons, and the operator's changes. */
export function FactorHistory({ factor }: { factor: UsedFactor }) {
  const { t } = useTranslate();
  const deleted = useQuery(factorQueries.deletedOf(factor.slug));
  const owns = [...factor.own, ...(deleted.data?.items ?? [])];
  return (
    <DialogBody>
      <div className="grid gap-6">
        {deleted.error && <LoadError title={t('company-data.changes.error')} query={deleted} />}
        {owns.map((own) => (
          <section key={own.id}>
            <h3 className="text-body">{t('company-data.factors.ownFrom', { year: own.firstYear })}</h3>
            <OwnChanges id={own.id} />
          </section>
        ))}
        <section>
          <h3 className="text-body">{t('company-data.factors.byOperator')}</h3>
          <OperatorChanges factor={factor.slug} />
        </section>
      </div>
    </DialogBody>
  );
}

function OwnChanges({ id }: { id: number }) {
  const { t } = useTranslate();
  const query = useInfiniteQuery(factorQueries.ownChanges(id));
  return (
    <Changes
      query={query}
      changes={query.data?.pages.flatMap(({ items }) => items)}
      titleOf={({ kind, by }) =>
        t(`company-data.factors.change.${kind}`, { by: by?.name ?? t('records.someone') })
      }
      partsOf={ownParts}
    />
  );
}

function OperatorChanges({ factor }: { factor: string }) {
  const { t } = useTranslate();
  const query = useInfiniteQuery(factorQueries.catalogueChanges(factor));
  const changes = query.data?.pages.flatMap(({ items }) => items);
  if (changes?.length === 0)
    return <p className="type-small mt-1 text-text-muted">{t('company-data.factors.noChanges')}</p>;
  return (
    <Changes
      query={query}
      changes={changes}
      titleOf={() => t('company-data.factors.change.OPERATOR')}
      partsOf={catalogueParts}
    />
  );
}

interface ChangesProps<Change> {
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'error' | 'refetch' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  changes: readonly Change[] | undefined;
  titleOf: (change: Change) => string;
  partsOf: (change: Change, language: 'de' | 'en') => ChangedPart[];
}

function Changes<Change extends OwnFactorChange | CatalogueChange>({
  query,
  changes,
  titleOf,
  partsOf,
}: ChangesProps<Change>) {
  const { t, language } = useTranslate();
  if (!changes)
    return query.error ? (
      <LoadError title={t('company-data.changes.error')} query={query} />
    ) : (
      <Spinner size={24} />
    );
  return (
    <>
      <ol className="divide-y divide-line *:py-3">
        {changes.map((change) => (
          <li key={change.id}>
            <p className="type-small text-text-muted">{formatDateTime(change.at, language, 'short')}</p>
            <p className="font-medium">{titleOf(change)}</p>
            {'why' in change && change.why && (
              <p className="text-text-soft">{t('company-data.factors.because', { why: change.why })}</p>
            )}
            <Difference parts={partsOf(change, language)} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('company-data.records.more')}
        </Button>
      )}
    </>
  );
}

function Difference({ parts }: { parts: readonly ChangedPart[] }) {
  const { t } = useTranslate();
  if (parts.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1 text-ui">
      {parts.map(({ name, year, from, to }) => (
        <div key={`${name} ${year}`} className="grid grid-cols-[96px_minmax(0,1fr)] gap-3">
          <dt className="text-text-muted">{year === null ? t(`company-data.factors.part.${name}`) : year}</dt>
          <dd>
            {from !== null && (
              <del className="text-text-muted">
                <CatalogueText>{from}</CatalogueText>
              </del>
            )}{' '}
            {to !== null && (
              <ins className="font-medium no-underline">
                <CatalogueText>{to}</CatalogueText>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
