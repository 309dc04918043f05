import type { Page } from '@metra/contract/core/primitives';
import type { MatchingOffer } from '@metra/contract/operations/offer-matches';
import { operatorTimeZone } from '../../../platform/clock/operator-time-zone.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Call, PublicCall } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OfferNeeds } from '../offers/offers.service.ts';
import { countMatches } from '../statistics/offer-report.store.ts';
import { matchingViews, needViews } from './matching.views.ts';
import type { Need, WeightedTag } from './need.ts';

/** The function of the module tracking that returns the subject of a goal or measure. */
interface WorkedOn {
  topics: readonly string[];
  tags: readonly string[];
  categories: readonly string[];
}

export interface MatchingNeeds
  extends Pick<OfferNeeds, 'database' | 'clock' | 'linkTo' | 'pictures'>,
    Pick<Platform, 'limiter'> {
  workedOn: {
    /** Undefined if the goal does not exist or belongs to another organisation. */
    goal(db: Db, organisationId: number, id: number): Promise<WorkedOn | undefined>;
    measure(db: Db, organisationId: number, id: number): Promise<WorkedOn | undefined>;
  };
}

interface Asked {
  page: number;
  pageSize: number;
}

const onceADay = { max: 1, perSeconds: 24 * 60 * 60 };

/** Offers that match a need. */
export function matchingService(needs: MatchingNeeds) {
  const { database, clock, limiter, workedOn } = needs;
  const db = database.kysely;

  /** The displayed offers count as matched once a day per viewer. */
  async function matches(
    { language }: Pick<PublicCall, 'language'>,
    need: Need,
    asked: Asked,
    looker: string,
  ) {
    const found = await matchingViews(db, { language, links: needs }).list(need, asked);
    if (asked.page === 0 && found.items.length > 0) {
      const { allowed } = await limiter.take(`offer-matches:${looker}`, onceADay);
      const ids = found.items.map(({ id }) => id);
      if (allowed) await countMatches(db, ids, clock.today(operatorTimeZone).toString());
    }
    return found;
  }

  const equally = (slugs: readonly string[]): WeightedTag[] => slugs.map((slug) => ({ slug, weight: 1 }));

  async function ofOwn(call: Call, kind: 'goal' | 'measure', id: number, asked: Asked) {
    const { organisationId } = call.actor;
    const work = orNotFound(await workedOn[kind](db, organisationId, id), `not_found.${kind}`);
    const need = {
      topics: equally(work.topics),
      tags: equally(work.tags.filter((slug) => !work.topics.includes(slug))),
      categories: work.categories,
      place: await needViews(db, call.actor).place(),
      exceptOrganisation: organisationId,
    };
    return matches(call, need, asked, `${organisationId}:${kind}:${id}`);
  }

  return {
    forGoal: (call: Call, id: number, asked: Asked): Promise<Page<MatchingOffer>> =>
      ofOwn(call, 'goal', id, asked),

    forMeasure: (call: Call, id: number, asked: Asked): Promise<Page<MatchingOffer>> =>
      ofOwn(call, 'measure', id, asked),

    /** Offers for the needs of a questionnaire's result; `looker` counts once a day. */
    async forTags(
      call: Pick<PublicCall, 'actor' | 'language'>,
      earned: readonly WeightedTag[],
      { most: pageSize, looker }: { most: number; looker: string },
    ): Promise<MatchingOffer[]> {
      const own = call.actor?.organisationId ?? null;
      const views = needViews(db, { organisationId: own });
      const topics = await views.topicsAmong(earned.map(({ slug }) => slug));
      const most = Math.max(1, ...earned.map(({ weight }) => weight));
      const wanted = earned
        .filter(({ weight }) => weight > 0)
        .map(({ slug, weight }) => ({ slug, weight: weight / most }));
      const need = {
        topics: wanted.filter(({ slug }) => topics.has(slug)),
        tags: wanted.filter(({ slug }) => !topics.has(slug)),
        categories: [],
        place: await views.place(),
        exceptOrganisation: own,
      };
      const { items } = await matches(call, need, { page: 0, pageSize }, looker);
      return items;
    },
  };
}
