import type { OrganisationSummary } from '@metra/contract/operations/organisations';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { OrganisationTile } from '../../../domain/marketplace/organisation-tile.tsx';
import { VerifiedMark } from '../../../domain/marketplace/verified-mark.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import { fieldClass } from '../field-style.ts';
import { Pages } from '../pages.tsx';
import { SearchIcon } from '../search-icon.tsx';
import {
  ORGANISATIONS_PER_PAGE,
  type OrganisationsData,
  organisationsAddress,
} from './organisations-data.ts';

export function OrganisationsScreen({ data }: SiteScreenProps<OrganisationsData>) {
  const { t } = useTranslate();
  const { search, organisations, total } = data;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-10 pb-20 md:pb-24">
      <header className="grid gap-4">
        <h1 className="type-display">
          {t(search.query ? 'organisations.foundQuery' : 'organisations.found', {
            count: total,
            query: search.query,
          })}
        </h1>
        <p className="type-lead measure">{t('organisations.lead')}</p>
      </header>
      <Finder {...data} />
      {organisations.length === 0 ? (
        <p className="grid justify-items-start gap-3 border-t border-text pt-6">
          {t('organisations.none')}
          <SiteLink href="/organisations" className="link">
            {t('organisations.all')}
          </SiteLink>
        </p>
      ) : (
        <ul className="grid grid-cols-1 border-t border-text md:grid-cols-2 md:gap-x-16">
          {organisations.map((organisation) => (
            <Row key={organisation.id} organisation={organisation} />
          ))}
        </ul>
      )}
      <Pages
        page={search.page}
        pageSize={ORGANISATIONS_PER_PAGE}
        total={total}
        to={(page) => organisationsAddress({ ...search, page })}
      />
    </div>
  );
}

function Finder({ search, types }: OrganisationsData) {
  const { t, language } = useTranslate();
  const kind =
    'inline-flex min-h-[max(32px,var(--target))] items-center gap-2 rounded-chip border px-3 text-small';
  return (
    <div className="grid gap-4">
      <search>
        <form action={siteAddress('/organisations', language)} method="get" className="max-w-[600px]">
          {search.type && <input type="hidden" name="type" value={search.type} />}
          <div className={cx(fieldClass, 'focus-host flex min-h-[56px] items-center gap-3')}>
            <SearchIcon size={20} className="shrink-0 text-text-muted" />
            <input
              type="search"
              name="query"
              defaultValue={search.query}
              maxLength={100}
              aria-label={t('organisations.search')}
              placeholder={t('organisations.search')}
              className="focus-quiet h-[54px] min-w-0 flex-1 bg-transparent text-lead"
            />
            <button type="submit" className={buttonClass({ variant: 'primary', size: 'md' })}>
              {t('organisations.submit')}
            </button>
          </div>
        </form>
      </search>
      <nav aria-label={t('organisations.types')}>
        <ul className="flex flex-wrap gap-2">
          {[{ slug: '', name: t('organisations.everyType'), count: null }, ...types].map(
            ({ slug, name, count }) => {
              const isCurrent = slug === search.type;
              return (
                <li key={slug}>
                  <SiteLink
                    href={organisationsAddress({ ...search, type: slug, page: 1 })}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={cx(
                      kind,
                      isCurrent
                        ? 'border-current-value-line bg-current-value-soft font-medium'
                        : 'border-line-strong bg-surface hover:border-text',
                    )}
                  >
                    {name}
                    {count !== null && <span className="tabular text-text-muted">{count}</span>}
                  </SiteLink>
                </li>
              );
            },
          )}
        </ul>
      </nav>
    </div>
  );
}

function Row({ organisation }: { organisation: OrganisationSummary }) {
  const { t } = useTranslate();
  const { slug, name, logoUrl, verified, type, city, slogan, offers } = organisation;
  return (
    <li className="focus-host group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line-strong py-5">
      <OrganisationTile name={name} logoUrl={logoUrl} size="lg" />
      <div className="min-w-0">
        <h2 className="type-h3">
          <SiteLink
            href={`/organisations/${slug}`}
            className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </SiteLink>
        </h2>
        <p className="flex flex-wrap gap-x-2 text-ui text-text-muted">
          {[type?.name, city].filter(Boolean).join(' · ')}
          {verified && <VerifiedMark />}
        </p>
        {slogan && <p className="mt-1 text-text-soft">{slogan}</p>}
        {offers > 0 && (
          <p className="type-small mt-1 font-medium">{t('organisations.offers', { count: offers })}</p>
        )}
      </div>
    </li>
  );
}
