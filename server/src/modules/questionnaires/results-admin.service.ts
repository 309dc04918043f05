import type { Query, Response } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  QuestionnaireStatistics,
  questionnaireResults,
  ResultDetail,
  ResultItem,
} from '@metra/contract/operations/questionnaires-admin';
import { answersById } from '@metra/contract/rules/questionnaire-rules';
import type { Call } from '../../platform/http/call.ts';
import { invalid } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerInWords } from './answer-words.ts';
import type { StoredQuestionnaire } from './asked-questionnaire.ts';
import { storedQuestionnaire } from './questionnaires.store.ts';
import { resultColumns, withQuestions } from './result-columns.ts';
import { wordsIn } from './result-profile.ts';
import { resultStore } from './results.store.ts';
import { itemOf, resultViews } from './results.views.ts';
import { statisticsOf } from './statistics.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'audit'>;

/** Results for editors. */
export function resultsAdminService({ database, clock, audit }: Needs) {
  const db = database.kysely;

  async function questionnaire(id: number): Promise<StoredQuestionnaire> {
    return orNotFound(await storedQuestionnaire(db, id), 'not_found.questionnaire');
  }

  return {
    async list(
      _: Call,
      id: number,
      query: Query<typeof questionnaireResults.list>,
    ): Promise<Page<ResultItem>> {
      const page = await resultViews(db, { questionnaireId: id }).list(query);
      // An empty result list may also mean that the questionnaire does not exist.
      if (page.total === 0) await questionnaire(id);
      return page;
    },

    async read({ language }: Call, id: number, resultId: number): Promise<ResultDetail> {
      const views = resultViews(db, { questionnaireId: id });
      const row = orNotFound(await views.one(resultId), 'not_found.questionnaire_result');
      const [questions, tags] = await Promise.all([views.version(row.version), views.tags(language)]);
      const answers = answersById(row.answers);
      return {
        ...itemOf(row),
        answers: questions.flatMap((question, place) => {
          const answer = answers.get(question.id);
          if (!answer) return [];
          return [
            {
              ...answer,
              order: place + 1,
              question: wordsIn(question.text, language),
              answer: answerInWords(question, answer, language),
            },
          ];
        }),
        tags: row.outcome.tags.flatMap(({ tag, weight }) => {
          const named = tags.get(tag);
          return named ? [{ ...named, weight }] : [];
        }),
      };
    },

    async remove(
      { actor, origin }: Call,
      id: number,
      { ids, all = false }: Query<typeof questionnaireResults.remove>,
    ): Promise<Response<typeof questionnaireResults.remove>> {
      const which = ids ?? (all ? 'all' : undefined);
      if (!which) throw invalid('ids', 'required');
      await questionnaire(id);
      return database.transaction(async (tx) => {
        const count = await resultStore(tx).remove(id, which);
        const action = 'questionnaire.results_removed';
        await audit.record(tx, { action, actor, subject: `questionnaire:${id}`, origin, details: { count } });
        return { removed: count, left: await resultViews(tx, { questionnaireId: id }).finished() };
      });
    },

    async statistics(_: Call, id: number): Promise<QuestionnaireStatistics> {
      const { questions } = await questionnaire(id);
      const views = resultViews(db, { questionnaireId: id });
      const [counts, leftAt, versions] = await Promise.all([
        views.counts(),
        views.leftAt(),
        views.answeredVersions(),
      ]);
      return { versions, ...statisticsOf(questions, counts, leftAt) };
    },

    async export(
      call: Call,
      id: number,
      { format, ...asked }: Query<typeof questionnaireResults.export>,
    ): Promise<Download> {
      const { slug, questions } = await questionnaire(id);
      const views = resultViews(db, { questionnaireId: id });
      const versions = await views.versions();
      return exportList({ database, clock, audit }, call, {
        list: 'questionnaire-results',
        name: { de: `${slug}-Ergebnisse`, en: `${slug}-Results` },
        title: { de: 'Ergebnisse', en: 'Results' },
        columns: resultColumns(questions, versions),
        asked: { questionnaire: id, ...asked },
        pages: withQuestions(views.every({ format, ...asked }), versions),
        format,
      });
    },
  };
}
