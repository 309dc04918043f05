import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { OfferRows } from '../../../domain/marketplace/offer-rows.tsx';
import { townOf } from '../../../domain/marketplace/town.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { WrittenParagraphs } from '../offer/written-paragraphs.tsx';
import { Section } from '../section.tsx';
import { OrganisationBand } from './organisation-band.tsx';
import type { OrganisationData, ShownOrganisation } from './organisation-data.ts';
import { OrganisationFacts } from './organisation-facts.tsx';
import { Posts } from './posts.tsx';
import { Projects } from './projects.tsx';

const MAP_SIZE = { width: 350, height: 330 };
const AROUND_KM = 80;
const COUNTED = ['offers', 'posts', 'projects', 'partnerships'] as const;

export function OrganisationScreen({ data }: SiteScreenProps<OrganisationData>) {
  return data ? <OrganisationPage {...data} /> : <GoneOrganisation />;
}

function GoneOrganisation() {
  const { t } = useTranslate();
  return (
    <div className="wrap grid justify-items-start gap-5 pt-12 pb-20 md:pt-16 md:pb-24">
      <h1 className="type-display">{t('organisations.gone.title')}</h1>
      <p className="type-lead measure">{t('organisations.gone.text')}</p>
      <SiteLink href="/organisations" className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('organisations.all')}
      </SiteLink>
    </div>
  );
}

function OrganisationPage({ organisation, offers, posts, projects, counts }: ShownOrganisation) {
  const { t } = useTranslate();
  const { location, description } = organisation;
  return (
    <article>
      <OrganisationBand organisation={organisation} sector={mostOften(offers.map(({ sector }) => sector))} />
      <div className="wrap pb-20 md:pb-24">
        <Counts {...counts} projects={projects.length} />
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-10 md:grid-cols-[minmax(0,1fr)_350px]">
          <div className="grid grid-cols-1 content-start gap-12">
            {description && <WrittenParagraphs text={description} />}
            <Section id="offers" title={t('organisations.section.offers')}>
              {offers.length > 0 ? (
                <OfferRows offers={offers} Link={SiteLink} isOwn />
              ) : (
                <p className="text-text-muted">{t('organisations.noOffers')}</p>
              )}
            </Section>
            {posts.length > 0 && (
              <Section id="posts" title={t('organisations.section.posts')}>
                <Posts posts={posts} />
              </Section>
            )}
            {projects.length > 0 && (
              <Section id="projects" title={t('organisations.section.projects')}>
                <Projects projects={projects} />
              </Section>
            )}
          </div>
          <aside aria-label={t('organisations.section.facts')} className="grid content-start gap-10">
            <Section id="facts" title={t('organisations.section.facts')}>
              <OrganisationFacts organisation={organisation} />
            </Section>
            {location && (
              <Section id="where" title={townOf(location.label)}>
                <PlaceMap
                  focus={{
                    place: location,
                    radiusKm: AROUND_KM,
                    hasRing: false,
                    name: townOf(location.label),
                  }}
                  marks={[]}
                  size={MAP_SIZE}
                />
              </Section>
            )}
          </aside>
        </div>
      </div>
    </article>
  );
}

function mostOften(sectors: readonly ('e' | 's' | 'g')[]): 'e' | 's' | 'g' {
  const count = (wanted: string) => sectors.filter((sector) => sector === wanted).length;
  return (['e', 's', 'g'] as const).toSorted((a, b) => count(b) - count(a))[0] ?? 'e';
}

function Counts(counts: Record<(typeof COUNTED)[number], number>) {
  const { t } = useTranslate();
  const shown = COUNTED.filter((name) => counts[name] > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-b border-text py-6 sm:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <dt className="type-small order-1 text-text-muted">
            {t(`organisations.count.${name}`, { count: counts[name] })}
          </dt>
          <dd className="type-value text-value-l leading-none">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
