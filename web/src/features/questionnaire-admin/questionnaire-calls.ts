import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { conditionProblems } from '@metra/contract/rules/questionnaire-rules';
import { events } from '../../lib/api/events.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { mergedOrder } from '../../lib/forms/merged-order.ts';
import { questionnaireQueries } from './questionnaire-admin.queries.ts';

/** The server's answer is the present questionnaire, here and in other tabs. */
export function take(questionnaire: EditedQuestionnaire): void {
  queryClient.setQueryData(questionnaireQueries.one(questionnaire.id).queryKey, questionnaire);
  events.emit('questionnaireChanged');
}

export const readAnew = (id: number): Promise<EditedQuestionnaire> =>
  queryClient.fetchQuery({ ...questionnaireQueries.one(id), staleTime: 0 });

const infoOf = ({ slug, translations, durationMinutes, bands, active }: EditedQuestionnaire) => ({
  slug,
  translations,
  durationMinutes,
  bands,
  active,
});

/** Switches it on or off, even if somebody else has changed something else at the same time. */
export async function switchTo(id: number, active: boolean): Promise<EditedQuestionnaire> {
  for (let attempts = 1; ; attempts += 1) {
    const present = await readAnew(id);
    try {
      const changed = await operatorApi.questionnairesAdmin.update({
        params: { id },
        body: { ...infoOf(present), active, version: present.version },
      });
      take(changed);
      return changed;
    } catch (error) {
      if (!hasKey(error, 'conflict.version') || attempts === MOST_ATTEMPTS) throw error;
    }
  }
}

const MOST_ATTEMPTS = 5;

const idsOf = ({ questions }: EditedQuestionnaire) => questions.map(({ id }) => id);

export const inOrder = ({ questions }: EditedQuestionnaire, ids: readonly number[]) =>
  ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);

/**
 * Saves the order of the questions. If somebody else has changed something at the same time, both changes are
 * merged. The answer is null if their order and this one exclude each other, because a question would come
 * before the one it depends on.
 */
export async function saveOrder(
  from: EditedQuestionnaire,
  wanted: readonly number[],
): Promise<'saved' | 'joined' | null> {
  let present = from;
  let order = [...wanted];
  for (let attempts = 1; ; attempts += 1) {
    try {
      const saved = await operatorApi.questionnairesAdmin.updateOrder({
        params: { questionnaireId: from.id },
        body: { questionIds: order, version: present.version },
      });
      take(saved);
      return present === from ? 'saved' : 'joined';
    } catch (error) {
      if (!hasKey(error, 'conflict.version') || attempts === MOST_ATTEMPTS) throw error;
      present = await readAnew(from.id);
      const there = idsOf(present);
      order = mergedOrder(idsOf(from), wanted, there).filter((id) => there.includes(id));
      if (conditionProblems(inOrder(present, order)).length > 0) return null;
    }
  }
}
