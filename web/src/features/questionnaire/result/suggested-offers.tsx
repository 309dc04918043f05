import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { initialsOf } from '../../../design-system/pictures/initials.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { reasonText } from './reason-text.ts';

export function SuggestedOffers({ offers }: { offers: QuestionnaireResult['offers'] }) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="offers-title">
      <div className="flex items-baseline justify-between gap-4 border-b border-text pb-3">
        <h2 id="offers-title">{t('questionnaires.result.offers')}</h2>
        <SiteLink href="/marketplace" className="link text-small">
          {t('questionnaires.result.allOffers')}
        </SiteLink>
      </div>
      {offers.length === 0 ? (
        <p className="pt-4 text-ui text-text-soft">{t('questionnaires.result.noOffers')}</p>
      ) : (
        <ul>
          {offers.map(({ id, title, organisation, reason }) => (
            <li key={id} className="grid grid-cols-[40px_minmax(0,1fr)] gap-3 border-b border-line py-4">
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-control bg-surface-ink-2 text-ui font-strong text-on-ink"
              >
                {initialsOf(organisation.name)}
              </span>
              <div className="min-w-0">
                <SiteLink
                  href={`/marketplace/offers/${id}`}
                  className="leading-ui font-strong hover:underline"
                >
                  {title}
                </SiteLink>
                <p className="text-small text-text-muted">{organisation.name}</p>
                <p className="mt-1 text-small leading-body text-text-soft">{reasonText(reason, t)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
