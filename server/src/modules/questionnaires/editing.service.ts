import { Readable } from 'node:stream';
import type { Body, Query } from '@metra/contract/core/operation';
import type { Page } from '@metra/contract/core/primitives';
import type {
  EditedQuestionnaire,
  QuestionnaireItem,
  questionnairesAdmin,
} from '@metra/contract/operations/questionnaires-admin';
import type {
  QuestionnaireFile,
  QuestionnaireWrite,
  QuestionWrite,
} from '@metra/contract/shapes/questionnaire-shapes';
import { announceChange } from '../../platform/announce-change.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { pagesOfList } from '../../platform/database/pages-of-list.ts';
import { assertVersion } from '../../platform/http/assert-version.ts';
import type { Call } from '../../platform/http/call.ts';
import { DomainError, invalid } from '../../platform/http/domain-error.ts';
import type { Download } from '../../platform/http/handlers.ts';
import { exportList, listColumns } from '../../platform/http/list-export.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Platform } from '../../platform/platform.ts';
import { momentOf, numberCell, yesNo } from '../../platform/text/exported-sheet.ts';
import type { StoredQuestionnaire } from './asked-questionnaire.ts';
import {
  type Content,
  fromFile,
  inOrder,
  questionOf,
  tagsIn,
  withChangedQuestion,
  withoutQuestion,
  withQuestion,
  withTagMapping,
} from './content.ts';
import { questionnaireStore } from './questionnaires.store.ts';
import { questionnaireViews } from './questionnaires.views.ts';

type Needs = Pick<Platform, 'database' | 'clock' | 'signals' | 'audit'>;

const fileFormat = 'metra-questionnaire-1';

/**
 * Editors change questionnaires here. Results stay unchanged, because they refer to the version that was answered.
 */
export function editingService({ database, clock, signals, audit }: Needs) {
  const read = async (db: Db, { language }: Call, id: number): Promise<EditedQuestionnaire> => {
    return orNotFound(await questionnaireViews(db, { language }).one(id), 'not_found.questionnaire');
  };

  async function locked(tx: Tx, id: number): Promise<StoredQuestionnaire> {
    return orNotFound(await questionnaireStore(tx).lock(id), 'not_found.questionnaire');
  }

  const announce = announceChange({ audit, signals }, { topic: 'catalogue', subject: 'questionnaire' });

  async function nameTags(tx: Tx, id: number, { questions }: Pick<Content, 'questions'>): Promise<void> {
    const unknown = await questionnaireStore(tx).nameTags(id, tagsIn(questions));
    if (unknown !== undefined) throw invalid('tags', 'unknown');
  }

  /** The lock keeps the questionnaire unchanged until the write. */
  const changed = (
    call: Call,
    id: number,
    version: number | undefined,
    change: (content: Content) => Content,
  ): Promise<EditedQuestionnaire> =>
    database.transaction(async (tx) => {
      const before = await locked(tx, id);
      if (version !== undefined) assertVersion(before.version, version);
      const after = change(before);
      await nameTags(tx, id, after);
      await questionnaireStore(tx).rewrite(id, after, clock.now());
      await announce(tx, call, 'questionnaire.changed', id);
      return read(tx, call, id);
    });

  async function make(
    tx: Tx,
    call: Call,
    info: Omit<QuestionnaireWrite, 'active'>,
    content: Content,
  ): Promise<EditedQuestionnaire> {
    const id = await questionnaireStore(tx).create(info, content, clock.now());
    await nameTags(tx, id, content);
    await announce(tx, call, 'questionnaire.created', id);
    return read(tx, call, id);
  }

  return {
    list: (
      { language }: Call,
      query: Query<typeof questionnairesAdmin.list>,
    ): Promise<Page<QuestionnaireItem>> => questionnaireViews(database.kysely, { language }).list(query),

    exportList: (call: Call, asked: Query<typeof questionnairesAdmin.exportList>): Promise<Download> =>
      exportList({ database, audit, clock }, call, {
        list: 'questionnaires',
        name: { de: 'Fragebögen', en: 'Questionnaires' },
        columns: questionnaireColumns,
        asked,
        pages: pagesOfList((page) => questionnaireViews(database.kysely, call).list({ ...asked, ...page })),
      }),

    read: (call: Call, id: number): Promise<EditedQuestionnaire> => read(database.kysely, call, id),

    create: (call: Call, { active, ...info }: QuestionnaireWrite): Promise<EditedQuestionnaire> =>
      database.transaction((tx) => {
        // It has no questions yet.
        if (active) throw new DomainError('questionnaire.no_questions');
        return make(tx, call, info, { questions: [], lastNumber: 0 });
      }),

    import: (call: Call, { format, questions, ...info }: QuestionnaireFile): Promise<EditedQuestionnaire> =>
      database.transaction((tx) => make(tx, call, info, fromFile(questions))),

    copy: (
      call: Call,
      id: number,
      { slug }: Body<typeof questionnairesAdmin.copy>,
    ): Promise<EditedQuestionnaire> =>
      database.transaction(async (tx) => {
        const { lastNumber } = await locked(tx, id);
        const { translations, durationMinutes, bands, questions } = await read(tx, call, id);
        return make(tx, call, { slug, translations, durationMinutes, bands }, { questions, lastNumber });
      }),

    async export(call: Call, id: number): Promise<Download> {
      const { slug, translations, durationMinutes, bands, questions } = await read(database.kysely, call, id);
      const file: QuestionnaireFile = {
        format: fileFormat,
        slug,
        translations,
        durationMinutes,
        bands,
        questions,
      };
      return {
        content: Readable.from([Buffer.from(`${JSON.stringify(file, null, 2)}\n`)], { objectMode: false }),
        type: 'application/json',
        fileName: `metra-${slug}.json`,
      };
    },

    update: (
      call: Call,
      id: number,
      body: Body<typeof questionnairesAdmin.update>,
    ): Promise<EditedQuestionnaire> =>
      database.transaction(async (tx) => {
        const { version, ...write } = body;
        assertVersion((await locked(tx, id)).version, version);
        await questionnaireStore(tx).describe(id, write, clock.now());
        await announce(tx, call, 'questionnaire.changed', id);
        return read(tx, call, id);
      }),

    remove: (
      call: Call,
      id: number,
      { force = false }: Query<typeof questionnairesAdmin.remove>,
    ): Promise<void> =>
      database.transaction(async (tx) => {
        const { slug } = await locked(tx, id);
        const { hasResults } = await questionnaireStore(tx).closeForSubmissions(id);
        if (hasResults && !force) throw new DomainError('questionnaire.has_results');
        await questionnaireStore(tx).remove(id, slug);
        await announce(tx, call, 'questionnaire.removed', id);
      }),

    addQuestion: (call: Call, id: number, write: QuestionWrite) =>
      changed(call, id, write.version, (content) => withQuestion(content, write)),

    updateQuestion: (call: Call, id: number, questionId: number, write: QuestionWrite) =>
      changed(call, id, write.version, (content) => withChangedQuestion(content, questionId, write)),

    async removeQuestion(call: Call, id: number, questionId: number): Promise<void> {
      await changed(call, id, undefined, (content) => withoutQuestion(content, questionId));
    },

    updateOrder: (
      call: Call,
      id: number,
      { questionIds, version }: Body<typeof questionnairesAdmin.updateOrder>,
    ) => changed(call, id, version, (content) => inOrder(content, questionIds)),

    async tagMapping(call: Call, id: number, questionId: number) {
      const questionnaire = await read(database.kysely, call, id);
      return { rules: questionOf(questionnaire, questionId).tagMapping, version: questionnaire.version };
    },

    updateTagMapping: (
      call: Call,
      id: number,
      questionId: number,
      { rules, version }: Body<typeof questionnairesAdmin.updateTagMapping>,
    ) => changed(call, id, version, (content) => withTagMapping(content, questionId, rules)),
  };
}

const questionnaireColumns = listColumns<QuestionnaireItem>({
  'Nummer / Number': ({ id }) => numberCell(id),
  'Name / Name': ({ name }) => name,
  'Adresse / Address': ({ slug }) => slug,
  'Eingeschaltet / Switched on': ({ active }, { language }) => yesNo(active, language),
  'Fragen / Questions': ({ questionCount }) => numberCell(questionCount),
  'Ergebnisse / Results': ({ resultCount }) => numberCell(resultCount),
  'Fassung / Version': ({ version }) => numberCell(version),
  'Angelegt / Created': ({ createdAt }, { timeZone }) => momentOf(createdAt, timeZone),
  'Geändert / Changed': ({ updatedAt }, { timeZone }) => momentOf(updatedAt, timeZone),
});
