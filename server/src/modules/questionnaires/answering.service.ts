import { createHash } from 'node:crypto';
import type { Body, Query, Response } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { MatchingOffer } from '@metra/contract/operations/offer-matches';
import type {
  AskedQuestionnaire,
  KeptResult,
  keptResults,
  QuestionnaireResult,
  questionnaires,
  Submission,
} from '@metra/contract/operations/questionnaires';
import {
  answerProblems,
  answersById,
  countingAnswers,
  outcomeOf,
} from '@metra/contract/rules/questionnaire-rules';
import { cachedUntilSignal } from '../../platform/cached-until-signal.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Call, PublicCall } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { Platform } from '../../platform/platform.ts';
import { newToken } from '../../platform/secrets/tokens.ts';
import { askedIn, type StoredQuestionnaire } from './asked-questionnaire.ts';
import { countedOf } from './counted.ts';
import { withoutRemoved } from './outdated-answers.ts';
import { resultPrinter } from './printed-result/result-printer.ts';
import { activeQuestionnaires, storedQuestionnaire } from './questionnaires.store.ts';
import { profileOf, reasonOf, type TaggedGoal } from './result-profile.ts';
import { type Present, resultStore } from './results.store.ts';
import { resultViews } from './results.views.ts';
import { resultOf, savedResultStore } from './saved-results.store.ts';

export interface AnsweringNeeds extends Pick<Platform, 'database' | 'clock' | 'signals' | 'limiter'> {
  /** The goals of the catalogue with the tags of their measures. */
  taggedGoals: (language: Language) => Promise<readonly TaggedGoal[]>;
  /** Offers that match the needs of a result, best first; `looker` counts once a day. */
  matchingOffers: (
    call: Pick<PublicCall, 'actor' | 'language'>,
    earned: readonly { slug: string; weight: number }[],
    shown: { most: number; looker: string },
  ) => Promise<readonly MatchingOffer[]>;
}

/** The limit slows down a robot but allows a training room behind one address. */
const rates = {
  submissionsFromNetwork: { max: 300, perSeconds: 60 * 60 },
  progressFromNetwork: { max: 6_000, perSeconds: 60 * 60 },
  printsForNetwork: { max: 120, perSeconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

const mostOffers = 6;

type Submitted = Response<typeof questionnaires.submit>;

/** Answering questionnaires. No sign-in is needed, and only editors see the answers. */
export function answeringService(needs: AnsweringNeeds) {
  const { database, clock, signals, limiter, taggedGoals, matchingOffers } = needs;
  const db = database.kysely;
  const print = resultPrinter();

  async function take(kind: keyof typeof rates, ip: string): Promise<void> {
    const { allowed, retryAfterSeconds } = await limiter.take(`${kind}:${networkOf(ip)}`, rates[kind]);
    if (!allowed) throw new DomainError('rate_limit.exceeded', { retryAfterSeconds });
  }

  const active = cachedUntilSignal(signals, ['catalogue'], async (_: 'all') => {
    const all = await activeQuestionnaires(db);
    return new Map(all.map((each) => [each.id, each]));
  });
  const asked = cachedUntilSignal(signals, ['catalogue'], async (language: Language) => {
    const all = [...(await active('all')).values()].map((each) => askedIn(each, language));
    return new Map(all.flatMap((each) => [[String(each.id), each] as const, [each.slug, each] as const]));
  });

  async function read(
    { language }: Pick<PublicCall, 'language'>,
    idOrSlug: string,
  ): Promise<AskedQuestionnaire> {
    return orNotFound((await asked(language)).get(idOrSlug), 'not_found.questionnaire');
  }

  /** The cached content may be older than the transaction. */
  async function contentOf(tx: Tx, { id, version }: Present): Promise<StoredQuestionnaire> {
    const known = (await active('all')).get(id);
    if (known?.version === version) return known;
    return orNotFound(await storedQuestionnaire(tx, id), 'not_found.questionnaire');
  }

  async function presentOf(tx: Tx, idOrSlug: string, submissionId: string): Promise<Present> {
    return orNotFound(await resultStore(tx).present(idOrSlug, submissionId), 'not_found.questionnaire');
  }

  function repeated({ key, requestHash, removedQuestions }: Present, hash: Buffer): Submitted | undefined {
    if (key === null || requestHash === null) return undefined;
    if (!requestHash.equals(hash)) throw new DomainError('conflict.submission');
    return { id: key, removedQuestions: removedQuestions ?? [] };
  }

  /** A result is saved to the account of a signed-in person, but not while an administrator impersonates them. */
  const keeperOf = (actor: Actor | null) => (actor && actor.impersonatorId === null ? actor.accountId : null);

  async function submitted(
    tx: Tx,
    call: PublicCall,
    idOrSlug: string,
    submission: Submission,
  ): Promise<Submitted> {
    const { submissionId, answers: given, secondsTaken } = submission;
    const requestHash = createHash('sha256').update(JSON.stringify(given)).digest();
    const present = await presentOf(tx, idOrSlug, submissionId);
    const earlier = repeated(present, requestHash);
    if (earlier) return earlier;
    if (!present.active) throw new DomainError('questionnaire.switched_off');
    const content = await contentOf(tx, present);
    if (submission.version > content.version) throw invalid('version', 'maximum');
    const isOutdated = submission.version < content.version;
    const current = isOutdated ? withoutRemoved(content, given) : { answers: given, removedQuestions: [] };
    const problems = answerProblems(content.questions, current.answers);
    if (problems.length > 0) throw new DomainError('input.invalid', { fields: problems });
    const counting = countingAnswers(content.questions, answersById(current.answers));
    const answers = [...counting.values()];
    const outcome = outcomeOf(content.questions, counting, call.language);
    const store = resultStore(tx);
    if (!present.isAnswered || content.version !== present.version) await store.keepVersion(content);
    const key = newToken();
    const isNew = await store.add(
      {
        questionnaireId: content.id,
        version: content.version,
        submissionId,
        requestHash,
        key,
        language: call.language,
        answers,
        removedQuestions: current.removedQuestions,
        outcome,
        counted: countedOf({ questions: content.questions, answers, outcome, secondsTaken }),
        secondsTaken,
      },
      clock.now(),
      keeperOf(call.actor),
    );
    if (isNew) return { id: key, removedQuestions: current.removedQuestions };
    return orNotFound(
      repeated(await presentOf(tx, idOrSlug, submissionId), requestHash),
      'not_found.questionnaire',
    );
  }

  async function result(call: PublicCall, key: string): Promise<QuestionnaireResult> {
    const { language } = call;
    const row = orNotFound(await resultOf(db, key, language), 'not_found.questionnaire_result');
    const { questionnaire_id: id, slug, name, active: isActive } = row;
    const tags = await resultViews(db, { questionnaireId: id }).tags(language);
    const profile = profileOf({ ...row, tags }, await taggedGoals(language), language);
    return {
      id: row.key,
      questionnaire: { id, slug, name, active: isActive },
      version: row.version,
      createdAt: row.created_at.toISOString(),
      ...profile,
      offers: await offersFor(call, key, profile.tags),
    };
  }

  async function offersFor(
    call: PublicCall,
    key: string,
    tags: QuestionnaireResult['tags'],
  ): Promise<QuestionnaireResult['offers']> {
    const found = await matchingOffers(call, tags, { most: mostOffers, looker: `result:${key}` });
    const byTag = new Map(tags.map((tag) => [tag.slug, tag]));
    return found.map(({ reasons, distanceKm, ...offer }) => {
      const shared = reasons.flatMap(({ slug }) => byTag.get(slug ?? '') ?? []);
      return { ...offer, reason: reasonOf(shared.toSorted((a, b) => b.weight - a.weight)) };
    });
  }

  return {
    /** The active questionnaires, by id and by slug. */
    asked,
    read,

    async submit(call: PublicCall, idOrSlug: string, submission: Submission): Promise<Submitted> {
      await take('submissionsFromNetwork', call.origin.ip);
      return database.transaction((tx) => submitted(tx, call, idOrSlug, submission));
    },

    async progress(
      call: PublicCall,
      idOrSlug: string,
      { submissionId, questionId }: Body<typeof questionnaires.progress>,
    ): Promise<void> {
      await take('progressFromNetwork', call.origin.ip);
      const { id, questions } = await read(call, idOrSlug);
      if (questions.every((question) => question.id !== questionId))
        throw new DomainError('not_found.question');
      await resultStore(db).reach(id, submissionId, questionId, clock.now());
    },

    result,

    async resultPdf(call: PublicCall, key: string): Promise<Download> {
      const { language, origin } = call;
      await take('printsForNetwork', origin.ip);
      const found = await result(call, key);
      const { slug } = found.questionnaire;
      return {
        content: await print(found, language),
        type: 'application/pdf',
        fileName: `metra-${slug}-${found.createdAt.slice(0, 10)}.pdf`,
      };
    },

    keptResults: (
      { actor, language }: Call,
      query: Query<typeof keptResults.list>,
    ): Promise<Page<KeptResult>> => savedResultStore(db, actor.accountId).list(query, language),

    async keep({ actor }: Call, key: string): Promise<void> {
      if (await savedResultStore(db, actor.accountId).keep(key, clock.now())) return;
      throw new DomainError('not_found.questionnaire_result');
    },

    async forget({ actor }: Call, key: string): Promise<void> {
      if (await savedResultStore(db, actor.accountId).forget(key)) return;
      throw new DomainError('not_found.questionnaire_result');
    },
  };
}
