import type { Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { PublicData } from '@metra/contract/operations/frontend';
import type {
  Home,
  HomeContent,
  HomeForEditors,
  HomeUpdate,
  home,
  Update,
} from '@metra/contract/operations/home-content';
import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import { operatorTimeZone } from '../../platform/clock/operator-time-zone.ts';
import type { Db } from '../../platform/database/database.ts';
import { assertUnchanged, assertVersion } from '../../platform/http/assert-version.ts';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { homeStore } from './home.store.ts';
import { homeViews } from './home.views.ts';

/** The public organisations and offers that editors feature on the home page. */
export type Featured = (language: Language) => {
  offers: (names: readonly string[]) => Promise<Home['featuredOffers']>;
  organisations: (slugs: readonly string[]) => Promise<Home['featuredOrganisations']>;
};

interface Needs extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'> {
  publicData: (call: { language: Language }) => Promise<PublicData>;
  featured: Featured;
}

const millisecondsPerHour = 60 * 60 * 1000;

const latest = 3;

/** This holds today's answers in both languages for many projects; older answers are useless. */
const mostKept = 100;

/** The answer depends on these values only. */
interface Asked {
  language: Language;
  today: string;
  /** Links to files expire after an hour. */
  hour: number;
  projectId: number | null;
}

interface AskedUpdates extends Pick<Asked, 'language' | 'today'> {
  page: number;
  pageSize: number;
}

/** The home page and its news. */
export function homeService({ database, clock, signals, audit, publicData, featured }: Needs) {
  const today = () => clock.today(operatorTimeZone).toString();
  const keyOf = ({ language }: Pick<PublicCall, 'language'>, projectId: number | null): string =>
    JSON.stringify({
      language,
      today: today(),
      hour: Math.floor(clock.now().getTime() / millisecondsPerHour),
      projectId,
    } satisfies Asked);

  const cachedHome = cachedUntilSignal(
    signals,
    ['content', 'catalogue', 'offers'],
    async (key: string): Promise<Home> => {
      const { language, today, projectId } = JSON.parse(key) as Asked;
      const [{ content }, { goals }, kpis] = await Promise.all([
        homeViews(database.kysely).stored(projectId),
        publicData({ language }),
        homeViews(database.kysely).offeredKpis(),
      ]);
      const shown = featured(language);
      const [featuredOffers, featuredOrganisations] = await Promise.all([
        shown.offers(content.featuredOffers),
        shown.organisations(content.featuredOrganisations),
      ]);
      return {
        ...content.translations[language],
        targets: content.targets,
        counters: {
          goals: goals.length,
          measures: goals.reduce((sum, { measures }) => sum + measures.length, 0),
          kpis,
        },
        latestUpdates: updatesOf(content, language, today).slice(0, latest),
        featuredOffers,
        featuredOrganisations,
      };
    },
    mostKept,
  );

  const cachedUpdates = cachedUntilSignal(
    signals,
    ['content'],
    async (key: string): Promise<Page<Update>> => {
      const { language, today, page, pageSize } = JSON.parse(key) as AskedUpdates;
      const { content } = await homeViews(database.kysely).stored(null);
      const all = updatesOf(content, language, today);
      const first = page * pageSize;
      return { items: all.slice(first, first + pageSize), page, pageSize, total: all.length };
    },
    mostKept,
  );

  async function idOf(db: Db, project: string | undefined): Promise<number | null> {
    if (project === undefined) return null;
    return orNotFound(await homeViews(db).project(project), 'not_found.project');
  }

  return {
    async read(call: PublicCall, { project }: Query<typeof home.read>): Promise<Home> {
      return cachedHome(keyOf(call, await idOf(database.kysely, project)));
    },

    updates: ({ language }: PublicCall, { page, pageSize }: Query<typeof home.updates>) =>
      cachedUpdates(JSON.stringify({ language, today: today(), page, pageSize } satisfies AskedUpdates)),

    async readForEditors(_: Call, { project }: Query<typeof home.readForEditors>): Promise<HomeForEditors> {
      return homeViews(database.kysely).stored(await idOf(database.kysely, project));
    },

    update: (
      { actor, origin }: Call,
      { project }: Query<typeof home.update>,
      { content, version }: HomeUpdate,
    ): Promise<HomeForEditors> =>
      database.transaction(async (tx) => {
        const projectId = await idOf(tx, project);
        const store = homeStore(tx, projectId);
        const present = await store.locked();
        assertVersion(present?.version ?? 0, version);
        const by = { by: actor.accountId, now: clock.now() };
        if (present) await store.write(present, content, by);
        else assertUnchanged(await store.create(content, by));
        const subject = project === undefined ? 'home' : `home of ${project}`;
        await audit.record(tx, { action: 'home.changed', actor, subject, origin });
        await signals.send(tx, 'content');
        return homeViews(tx).stored(projectId);
      }),
  };
}

/** News that are public on that day, newest first. News of one day keep the order in which they were written. */
const updatesOf = ({ updates }: HomeContent, language: Language, today: string): Update[] =>
  updates
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(({ slug, date, link, translations }) => ({ slug, date, link, ...translations[language] }));
