import type { AskedQuestionnaire, QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { resultPath } from '../../domain/questionnaires/result-path.ts';
import { hasStatus } from '../../lib/errors/errors.ts';
import type { FormRequest, PageRequest, SitePage } from '../../lib/site/site-page.ts';
import { wayFacts } from '../../lib/site/structured-data.ts';
import type { AnsweringData } from './answering/answering-screen.tsx';
import { ANSWERS_FORM, answersInForm } from './answering/form-answers.ts';

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

/** Takes the form of somebody whose browser runs no scripts. */
async function submit({ api, params, fields, formKey, language }: FormRequest): Promise<string> {
  const id = params.id ?? '';
  const asked = await api.questionnaires.read({ params: { id } });
  const answers = answersInForm(asked.questions, (name) => fields.getAll(name), language);
  const body = { submissionId: formKey, version: asked.version, answers, secondsTaken: null };
  const { id: resultId } = await api.questionnaires.submit({ params: { id }, body });
  return resultPath(asked, resultId);
}

const forms = [{ name: ANSWERS_FORM, call: null, fields: [] }];

async function dataOf(request: PageRequest): Promise<Omit<AnsweringData, 'isFramed'>> {
  const questionnaire = await read(request);
  const slug = questionnaire?.slug ?? request.params.id ?? '';
  return { questionnaire, slug, refused: request.refused ?? null };
}

export const questionnairePage: SitePage<AnsweringData> = {
  path: '/questionnaires/:id',
  texts,
  forms,
  read: async (request) => ({ ...(await dataOf(request)), isFramed: false }),
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

export const framedQuestionnairePage: SitePage<AnsweringData> = {
  path: '/questionnaires/:id/embed',
  texts,
  mayBeFramed: true,
  forms,
  read: async (request) => ({ ...(await dataOf(request)), isFramed: true }),
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
