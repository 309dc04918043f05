import type { PublicData } from '@metra/contract/frontend';
import type {
  Home,
  HomeContent,
  HomeForEditors,
  HomeUpdate,
  home,
  Update,
} from '@metra/contract/home-content';
import type { Query } from '@metra/contract/operation';
import type { Language, Page } from '@metra/contract/primitives';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { kept } from '../../platform/kept.ts';
import type { Platform } from '../../platform/platform.ts';
import { homeStore } from './home.store.ts';
import { countOfferedKpis, storedHome } from './home.views.ts';
import { operatorTimeZone } from './reading.service.ts';

interface Needs extends Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'> {
  publicData: (call: { language: Language }) => Promise<PublicData>;
}

const latest = 3;

/** An answer is the same for everybody in a language, on a day. */
interface Asked {
  language: Language;
  today: string;
}

/** The home page and what is new. */
export function homeService({ database, clock, signals, audit, publicData }: Needs) {
  const today = () => clock.today(operatorTimeZone).toString();
  const keyOf = ({ language }: Pick<PublicCall, 'language'>): string => `${language}/${today()}`;
  const asked = (key: string): Asked => ({ language: key.slice(0, 2) as Language, today: key.slice(3, 13) });

  const keptHome = kept(
    signals,
    ['content', 'catalogue'],
    async (key: string): Promise<Home> => {
      const { language, today } = asked(key);
      const [{ content }, { goals }, kpis] = await Promise.all([
        storedHome(database.kysely),
        publicData({ language }),
        countOfferedKpis(database.kysely),
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
      };
    },
    // Today in both languages; yesterday is of no use to anyone.
    4,
  );

  const keptUpdates = kept(
    signals,
    ['content'],
    async (key: string): Promise<Page<Update>> => {
      const { language, today } = asked(key);
      const [page = 0, pageSize = 0] = key.slice(14).split('/').map(Number);
      const { content } = await storedHome(database.kysely);
      const all = updatesOf(content, language, today);
      const first = page * pageSize;
      return { items: all.slice(first, first + pageSize), page, pageSize, total: all.length };
    },
    100,
  );

  return {
    read: (call: PublicCall, { project }: Query<typeof home.read>): Promise<Home> => {
      assertNoProject(project);
      return keptHome(keyOf(call));
    },

    updates: (call: PublicCall, { page, pageSize }: Query<typeof home.updates>) =>
      keptUpdates(`${keyOf(call)}/${page}/${pageSize}`),

    async readForEditors(_: Call, { project }: Query<typeof home.readForEditors>): Promise<HomeForEditors> {
      assertNoProject(project);
      return storedHome(database.kysely);
    },

    update: (
      { actor, origin }: Call,
      { project }: Query<typeof home.update>,
      { content, version }: HomeUpdate,
    ): Promise<HomeForEditors> =>
      database.transaction(async (tx) => {
        assertNoProject(project);
        const store = homeStore(tx);
        const present = await store.locked();
        if ((present?.version ?? 0) !== version) throw new DomainError('conflict.version');
        const by = { by: actor.accountId, now: clock.now() };
        if (present) await store.write(present, content, by);
        else await store.create(content, by);
        await audit.record(tx, { action: 'home.changed', actor, subject: 'home', origin });
        await signals.send(tx, 'content');
        return storedHome(tx);
      }),
  };
}

/** Projects come later. */
function assertNoProject(project: string | undefined): void {
  if (project !== undefined) throw new DomainError('not_found.project');
}

/** What is new by that day, newest first; of one day in the order they were written. */
const updatesOf = ({ updates }: HomeContent, language: Language, today: string): Update[] =>
  updates
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(({ slug, date, link, translations }) => ({ slug, date, link, ...translations[language] }));
