import { z } from 'zod';
import { operation } from '../core/operation.ts';
import {
  Count,
  Id,
  Instant,
  pageOf,
  pageQuery,
  ResultKey,
  Sector,
  Slug,
  sortBy,
  text,
  Version,
} from '../core/primitives.ts';
import { OfferSummary } from '../shapes/offer-shapes.ts';
import { Answer, QuestionType, questionnaireLimits, ShowIf } from '../shapes/questionnaire-shapes.ts';

const nameAndDescription = { name: text(120), description: text(1000) };

/** A question in one language, without the points of its options. */
const AskedQuestion = z.object({
  id: Id,
  order: z.int().meta({ description: 'From 1' }),
  type: QuestionType,
  sector: Sector.nullable(),
  text: text(400),
  help: text(600),
  required: z.boolean(),
  options: z.array(z.object({ id: Id, text: text(200) })).max(questionnaireLimits.options),
  scale: z.object({ min: z.int(), max: z.int(), minLabel: text(80), maxLabel: text(80) }).nullable(),
  number: z.object({ unit: text(50), min: z.number(), max: z.number(), decimals: z.int() }).nullable(),
  input: z.object({ maxLength: z.int(), placeholder: text(200) }).nullable(),
  showIf: ShowIf.nullable(),
});

export const AskedQuestionnaire = z.object({
  id: Id,
  slug: Slug,
  ...nameAndDescription,
  durationMinutes: z.int().nullable(),
  active: z.boolean(),
  questions: z.array(AskedQuestion).max(questionnaireLimits.questions),
  version: Version,
});
export type AskedQuestionnaire = z.infer<typeof AskedQuestionnaire>;

/** The browser creates the id for one attempt. A repeated submission with it counts once. */
const SubmissionId = z.uuid().max(36);

export const Submission = z.strictObject({
  submissionId: SubmissionId,
  version: Version.meta({ description: 'The version of the questionnaire that was answered' }),
  answers: z.array(Answer).max(questionnaireLimits.questions * 2),
  secondsTaken: z.int().min(0).max(86_400).nullable().default(null),
});
export type Submission = z.infer<typeof Submission>;

const questionnaireName = z.object({ id: Id, slug: Slug, name: text(120), active: z.boolean() });

const bandInWords = z.object({ slug: Slug, name: text(80), text: text(500) });
const ResultScore = z.object({
  sector: Sector,
  score: z.int().nullable().meta({ description: '0 to 100; null where nothing that counts was answered' }),
  answered: Count,
  band: bandInWords.nullable(),
});

const ProfileTag = z.object({
  slug: Slug,
  name: text(100),
  weight: z.int(),
  questions: z
    .array(z.object({ id: Id, text: text(400) }))
    .max(questionnaireLimits.questions)
    .meta({ description: 'The questions whose answers earn the tag' }),
});

/** The topics that match, and the questions whose answers earned them. */
const Reason = z.object({
  tags: z.array(z.object({ slug: Slug, name: text(100), weight: z.int() })).max(50),
  questions: z.array(z.object({ id: Id, text: text(400) })).max(questionnaireLimits.questions),
});

const SuggestedGoal = z.object({
  id: Id,
  slug: Slug,
  sector: Sector,
  name: text(200),
  summary: text(500),
  image: text(400),
  reason: Reason,
});

const SuggestedOffer = OfferSummary.extend({ reason: Reason });

/**
 * The result of a questionnaire. It names neither the person nor the answers, because people share its link.
 */
export const QuestionnaireResult = z.object({
  id: ResultKey,
  questionnaire: questionnaireName,
  version: Version.meta({ description: 'The version that was answered' }),
  createdAt: Instant,
  scores: z.array(ResultScore).max(3),
  bands: z
    .array(z.object({ slug: Slug, min: z.int(), name: text(80) }))
    .max(10)
    .meta({ description: 'What scores mean, from the lowest to the highest' }),
  questions: z
    .array(z.object({ id: Id, sector: Sector, text: text(400), points: z.int() }))
    .max(questionnaireLimits.questions)
    .meta({ description: 'Those that count for a score, without what was answered' }),
  tags: z.array(ProfileTag).max(500),
  goals: z.array(SuggestedGoal).max(6).meta({ description: 'The best first' }),
  offers: z.array(SuggestedOffer).max(6).meta({ description: 'Of the marketplace, the best first' }),
});
export type QuestionnaireResult = z.infer<typeof QuestionnaireResult>;

const KeptResult = z.object({
  id: ResultKey,
  questionnaire: questionnaireName,
  createdAt: Instant,
  keptAt: Instant,
  scores: z.array(ResultScore.pick({ sector: true, score: true })).max(3),
});

const idOrSlug = z.object({ id: Slug.meta({ description: 'Id or slug' }) });
const oneResult = z.object({ resultId: ResultKey });

export const questionnaires = {
  read: operation({
    method: 'GET',
    path: '/questionnaires/{id}',
    access: 'public',
    summary: 'A questionnaire to be answered',
    params: idOrSlug,
    response: AskedQuestionnaire,
    shared: true,
    errors: ['not_found.questionnaire'],
  }),
  submit: operation({
    method: 'POST',
    path: '/questionnaires/{id}',
    access: 'public',
    summary: 'Submit answers; sent again with the same submission id they count once',
    params: idOrSlug,
    body: Submission,
    response: z.object({
      id: ResultKey.meta({ description: 'The id of the result' }),
      removedQuestions: z
        .array(Id)
        .max(questionnaireLimits.questions * 2)
        .meta({
          description: 'Answered, but no longer part of the questionnaire: these answers were left out',
        }),
    }),
    status: 201,
    errors: ['not_found.questionnaire', 'questionnaire.switched_off', 'conflict.submission'],
  }),
  progress: operation({
    method: 'PUT',
    path: '/questionnaires/{id}/progress',
    access: 'public',
    summary: 'Record how far a visitor has come, without the answers',
    params: idOrSlug,
    body: z.strictObject({ submissionId: SubmissionId, questionId: Id }),
    response: null,
    errors: ['not_found.questionnaire', 'not_found.question'],
  }),
  result: operation({
    method: 'GET',
    path: '/questionnaire-results/{resultId}',
    access: 'public',
    summary: 'A result, for everybody who knows its id; the offers in it count as matched',
    hasEffect: true,
    params: oneResult,
    response: QuestionnaireResult,
    errors: ['not_found.questionnaire_result'],
  }),
  resultPdf: operation({
    method: 'GET',
    path: '/questionnaire-results/{resultId}/pdf',
    access: 'public',
    hasEffect: true,
    summary: 'A result as PDF',
    params: oneResult,
    response: null,
    download: ['application/pdf'],
    errors: ['not_found.questionnaire_result'],
  }),
};

export const keptResults = {
  list: operation({
    method: 'GET',
    path: '/my/questionnaire-results',
    access: 'member',
    summary: 'Results that are saved on the own account',
    query: z.object({ ...pageQuery, ...sortBy('keptAt', 'createdAt') }),
    response: pageOf(KeptResult),
  }),
  keep: operation({
    method: 'PUT',
    path: '/my/questionnaire-results/{resultId}',
    access: 'member',
    summary: 'Save a result on the own account; a result submitted while signed in is saved anyway',
    openToReader: true,
    refusedToImpersonator: true,
    params: oneResult,
    response: null,
    errors: ['not_found.questionnaire_result'],
  }),
  forget: operation({
    method: 'DELETE',
    path: '/my/questionnaire-results/{resultId}',
    access: 'member',
    summary: 'Remove a result from the own account',
    openToReader: true,
    refusedToImpersonator: true,
    params: oneResult,
    response: null,
    errors: ['not_found.questionnaire_result'],
  }),
};
export type KeptResult = z.infer<typeof KeptResult>;
