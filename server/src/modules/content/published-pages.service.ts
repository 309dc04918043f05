import type { Query, Response } from '@metra/contract/core/operation';
import type { Language } from '@metra/contract/core/primitives';
import type { LegalPage, PublicGoal } from '@metra/contract/operations/frontend';
import type { landingPages } from '@metra/contract/operations/landing-pages';
import type { lookup } from '@metra/contract/operations/lookup';
import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import { operatorDayOf } from '../../platform/clock/operator-time-zone.ts';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageContextService } from './page-context.service.ts';
import { pageViews } from './pages.views.ts';
import { readPreviewToken } from './preview-links.ts';
import { legalSections, publicBlocks, publicTexts } from './public-page.ts';
import { type PublishedPage, publishedPageViews } from './published-pages.views.ts';
import { variablesIn } from './variables.ts';

/** The most requested pages fit into this cache; others are read from the database. */
const mostKept = 500;

export type PublicGoals = (language: Language) => Promise<readonly PublicGoal[]>;

interface Needs extends Pick<Platform, 'database' | 'signals' | 'signedLinks'> {
  pageContext: PageContextService;
  publicGoals: PublicGoals;
}

type Preview = Response<typeof landingPages.preview>;

/** The operator's public texts. */
export function publishedPagesService({ database, signals, signedLinks, pageContext, publicGoals }: Needs) {
  const db = database.kysely;
  const views = publishedPageViews(db);
  const notThere = () => new DomainError('not_found.landing_page');

  async function publicPage(page: PublishedPage, language: Language, isVisitor = true): Promise<PublicPage> {
    const { content, published_at: moment } = page;
    const [how, goals] = await Promise.all([
      pageContext.contextOf(db, content, { moment, language, isVisitor }),
      publicGoals(language),
    ]);
    const goal = goals.find(({ landingPageId }) => landingPageId === page.id);
    return {
      id: page.id,
      slug: page.slug,
      ...publicTexts(content, how),
      image: content.imageId === null ? null : (how.images.get(content.imageId)?.[language] ?? null),
      goal: goal ? pageGoal(goal) : null,
      blocks: publicBlocks(content, how),
      updatedOn: operatorDayOf(moment).toString(),
    };
  }

  const inLanguage = <Name extends string>(key: `${Language}/${Name}`) =>
    [key.slice(0, 2) as Language, key.slice(3) as Name] as const;

  const bySlug = cachedUntilSignal(
    signals,
    ['content', 'catalogue'],
    async (key: `${Language}/${string}`) => {
      const [language, slug] = inLanguage(key);
      const page = await views.bySlug('LANDING', slug);
      if (!page) throw notThere();
      return publicPage(page, language);
    },
    mostKept,
  );

  const legal = cachedUntilSignal(signals, ['content'], async (key: `${Language}/${LegalPage['slug']}`) => {
    const [language, slug] = inLanguage(key);
    const page = await views.bySlug('LEGAL', slug);
    // A legal text is not shown while one of its settings is missing.
    if (!page || (await emptyVariables(page)).length > 0) throw new DomainError('not_found.object');
    const how = await pageContext.contextOf(db, page.content, {
      moment: page.published_at,
      language,
      isVisitor: true,
    });
    return {
      slug,
      title: publicTexts(page.content, how).title,
      isDemo: pageContext.isInvented(variablesIn(JSON.stringify(page.content))),
      updatedOn: operatorDayOf(page.published_at).toString(),
      sections: legalSections(page.content, how),
    };
  });

  const emptyVariables = async ({ kind, content, published_at }: PublishedPage) =>
    (await pageContext.gaps(db, kind, content, published_at)).filter(
      ({ reason }) => reason === 'EMPTY_VARIABLE',
    );

  return {
    bySlug: ({ language }: PublicCall, slug: string) => bySlug(`${language}/${slug}`),

    async byId({ language }: Call, id: number): Promise<PublicPage> {
      const page = await views.byId(id);
      if (!page) throw notThere();
      return bySlug(`${language}/${page.slug}`);
    },

    legalPage: ({ language }: PublicCall, slug: LegalPage['slug']) => legal(`${language}/${slug}`),

    async preview({ language }: PublicCall, token: string): Promise<Preview> {
      const link = readPreviewToken(signedLinks, token);
      const version = link && (await views.version(link.versionId));
      if (!link || !version) throw notThere();
      const state = version.is_published ? 'PUBLISHED' : version.is_draft ? 'DRAFT' : 'OLD';
      return {
        ...(await publicPage(version, language, false)),
        state,
        expiresAt: link.expires.toISOString(),
      };
    },

    /** The addresses of the landing pages with the dates of their last change. */
    async listed(most: number): Promise<{ path: string; updatedOn: string }[]> {
      const pages = await views.listed(most);
      return pages.map(({ slug, published_at: moment }) => ({
        path: `/landing-pages/${slug}`,
        updatedOn: operatorDayOf(moment ?? new Date(0)).toString(),
      }));
    },

    /** Missing settings because of which a legal text is hidden. */
    async missingSettings(): Promise<string[]> {
      const gaps = await Promise.all((await views.allLegal()).map(emptyVariables));
      return [...new Set(gaps.flat().map(({ name }) => name ?? ''))].toSorted();
    },

    lookUp: ({ language }: Call, query: Query<typeof lookup.landingPages>) =>
      pageViews(db, { language }).lookUp(query),
  };
}

function pageGoal({ id, name, sector, image, sdgs, measuredBy, measures }: PublicGoal): PublicPage['goal'] {
  return {
    id,
    name,
    sector,
    image,
    sdgs,
    measuredBy,
    measures: measures.map((measure) => ({
      id: measure.id,
      name: measure.name,
      effort: measure.effort,
      impact: measure.impact,
    })),
  };
}
