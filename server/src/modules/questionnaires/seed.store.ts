import type { Question } from '@metra/contract/shapes/questionnaire-shapes';
import type { Tx } from '../../platform/database/database.ts';
import { type DeliveredRow, upsertDelivered } from '../../platform/database/delivered-rows.ts';
import { tagsIn } from './content.ts';
import { questionnaireStore } from './questionnaires.store.ts';

type Delivered = DeliveredRow & { questions: readonly Question[] };

/**
 * Creates and updates the delivered questionnaires. Those that a person has edited or deleted stay unchanged, and
 * results keep the version that they answered.
 */
export async function seedQuestionnaires(
  tx: Tx,
  { questionnaires }: { questionnaires: readonly Delivered[] },
) {
  const removed = await tx.selectFrom('removed_questionnaires').select('slug').execute();
  const wanted = questionnaires.filter(({ slug }) => removed.every((each) => each.slug !== slug));
  if (wanted.length === 0) return;
  await upsertDelivered(tx, 'questionnaires', wanted);
  const untouched = await tx
    .selectFrom('questionnaires')
    .select(['id', 'slug'])
    .where('edited_at', 'is', null)
    .execute();
  for (const { id, slug } of untouched) {
    const delivered = wanted.find((each) => each.slug === slug);
    // A tag that an editor has deleted is left out.
    if (delivered) await questionnaireStore(tx).nameTags(id, tagsIn(delivered.questions));
  }
}
