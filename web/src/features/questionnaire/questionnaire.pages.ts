import { answerProblems } from '@metra/contract/questionnaire-rules';
import type { Answer } from '@metra/contract/questionnaire-shapes';
import type { AskedQuestionnaire, QuestionnaireResult } from '@metra/contract/questionnaires';
import { resultPath } from '../../domain/questionnaires/result-path.ts';
import { hasStatus } from '../../lib/errors.ts';
import type { FormRequest, PageRequest, SitePage } from '../../lib/site-page.ts';
import { wayFacts } from '../../lib/structured-data.ts';
import type { AnsweringData } from './answering/answering-screen.tsx';
import { answersInForm } from './answering/form-answers.ts';
import type { Problem } from './answering/use-answering.ts';
import { refusedSearch } from './answering/use-sent-form.ts';

const texts = ['questionnaires'] as const;

/** Null where it is not asked, or no longer. */
async function read({ api, params }: PageRequest): Promise<AskedQuestionnaire | null> {
  try {
    return await api.questionnaires.read({ params: { id: params.id ?? '' } });
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 400)) return null;
    throw error;
  }
}

/** Takes the form of somebody whose browser runs no scripts; what is wrong stands beside its question. */
async function submit(form: FormRequest): ReturnType<NonNullable<SitePage<AnsweringData>['submit']>> {
  const { api, params, fields, formKey, language } = form;
  const asked = await read(form);
  if (!asked) return { search: {} };
  const answers = answersInForm(asked.questions, (name) => fields.get(name) ?? [], language);
  const problems = problemsOf(asked, answers);
  if (Object.keys(problems).length > 0) return { search: refusedSearch({ answers, problems }) };
  const { id } = await api.questionnaires.submit({
    params: { id: params.id ?? '' },
    body: { submissionId: formKey, version: asked.version, answers, secondsTaken: null },
  });
  return { path: resultPath(asked, id) };
}

function problemsOf({ questions }: AskedQuestionnaire, answers: readonly Answer[]): Record<number, Problem> {
  const found = answerProblems(questions, answers).map(({ detail, key }) => [Number(detail), key] as const);
  return Object.fromEntries(found);
}

const dataOf = (questionnaire: AskedQuestionnaire | null, { id = '' }: PageRequest['params']) => ({
  questionnaire,
  slug: questionnaire?.slug ?? id,
});

export const questionnairePage: SitePage<AnsweringData> = {
  path: '/questionnaires/:id',
  texts,
  read: async (request) => ({ ...dataOf(await read(request), request.params), isFramed: false }),
  submit,
  presentParams: ({ slug }) => ({ id: slug }),
  isMissing: ({ questionnaire }) => questionnaire === null,
  head({ questionnaire, slug }, t, place) {
    const name = questionnaire?.name ?? t('questionnaires.closed.title');
    return {
      title: name,
      description: questionnaire?.description ?? '',
      card: { label: t('questionnaires.card'), sector: null, picture: null },
      facts: [
        wayFacts(
          [
            { name: 'Metra', path: '/' },
            { name, path: `/questionnaires/${slug}` },
          ],
          place,
        ),
      ],
    };
  },
};

/** The same on other sites' pages. */
export const framedQuestionnairePage: SitePage<AnsweringData> = {
  path: '/questionnaires/:id/embed',
  texts,
  mayBeFramed: true,
  read: async (request) => ({ ...dataOf(await read(request), request.params), isFramed: true }),
  submit,
  isMissing: ({ questionnaire }) => questionnaire === null,
  head: ({ questionnaire }, t) => ({
    title: questionnaire?.name ?? t('questionnaires.closed.title'),
    description: '',
  }),
};

/** For whoever has its address, which nobody guesses. */
export const questionnaireResultPage: SitePage<QuestionnaireResult> = {
  path: '/questionnaires/:id/results/:resultId',
  texts,
  isPrivate: true,
  pdf: '/questionnaire-results/:resultId/pdf',
  async read({ api, params }) {
    return api.questionnaires.result({ params: { resultId: params.resultId ?? '' } });
  },
  presentParams: ({ questionnaire, id }) => ({ id: questionnaire.slug, resultId: id }),
  head: ({ questionnaire }, t) => ({
    title: t('questionnaires.result.title', { name: questionnaire.name }),
    description: '',
  }),
};
