import type {
  OrganisationBulkDone,
  OrganisationBulkPreview,
} from '@metra/contract/operations/marketplace-admin';
import { partitionBulkItems, previewBulkItems } from '../../../platform/bulk/bulk-items.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { invalid } from '../../../platform/http/domain-error.ts';
import { peopleViews } from '../people.views.ts';
import { publicProfileStore } from '../public-profile.store.ts';
import { type BulkOrganisation, organisationBulkViews } from './organisation-bulk.views.ts';
import type { OrganisationsAdminNeeds } from './organisations-admin.service.ts';
import { organisationTag, organisationTagStore } from './organisations-admin.store.ts';

type Action = { kind: 'tag' | 'untag'; tag: string } | { kind: 'unlist' | 'relist' };
type Reason = Exclude<OrganisationBulkPreview['items'][number]['reason'], null>;
type Item = OrganisationBulkDone['done'][number];

/** The form for one organisation allows the same number. */
const mostTags = 20;

const recorded = {
  tag: 'organisation.tags_changed',
  untag: 'organisation.tags_changed',
  unlist: 'organisation.unlisted',
  relist: 'organisation.relisted',
} as const;

function reasonFor(kind: Action['kind'], organisation: BulkOrganisation, tagId: number): Reason | null {
  if (organisation.isDeleted) return 'DELETED';
  const isTagged = organisation.tagIds.includes(tagId);
  if (kind === 'tag' && !isTagged) return organisation.tagIds.length >= mostTags ? 'TOO_MANY_TAGS' : null;
  if (kind === 'untag' && isTagged) return null;
  if (kind === 'unlist' && organisation.listed) return null;
  if (kind === 'relist' && !organisation.listed) return organisation.isUnlisted ? null : 'OWN_CHOICE';
  return 'UNCHANGED';
}

/** Changes many organisations at once. Each is changed completely or not at all. */
export function organisationBulkService({
  database,
  clock,
  audit,
  refreshOffers,
  notify,
}: Omit<OrganisationsAdminNeeds, 'linkTo'>) {
  /** 0 if the action has no tag; no tag has this id. */
  async function tagOf(db: Db, action: Action): Promise<number> {
    if (!('tag' in action)) return 0;
    const id = await organisationTag(db, action.tag);
    if (id === undefined) throw invalid('tag', 'enum');
    return id;
  }

  async function show(tx: Tx, id: number, isListed: boolean): Promise<void> {
    const now = clock.now();
    if (isListed) await publicProfileStore(tx, id).list(true);
    else await publicProfileStore(tx, id).unlist(now);
    await refreshOffers(tx, id);
    for (const person of await peopleViews(tx, { organisationId: id }).toTell())
      await notify(tx, {
        accountId: person.id,
        type: isListed ? 'organisation.relisted' : 'organisation.unlisted',
        link: '/app/organisation/profile',
        now,
      });
  }

  const acts: Record<Action['kind'], (tx: Tx, id: number, tagId: number) => Promise<void>> = {
    tag: (tx, id, tagId) => organisationTagStore(tx, id).add(tagId),
    untag: (tx, id, tagId) => organisationTagStore(tx, id).take(tagId),
    unlist: (tx, id) => show(tx, id, false),
    relist: (tx, id) => show(tx, id, true),
  };

  const actOn = ({ actor, origin }: Call, { kind }: Action, tagId: number, item: Item) =>
    database.transaction(async (tx): Promise<OrganisationBulkDone['leftOut'][number] | Item> => {
      const { id } = item;
      await publicProfileStore(tx, id).lock();
      const { toDo, leftOut } = partitionBulkItems([item], await organisationBulkViews(tx).of([id]), (row) =>
        reasonFor(kind, row, tagId),
      );
      const [left] = leftOut;
      if (left || toDo.length === 0) return left ?? { id, name: null, reason: 'GONE' };
      await acts[kind](tx, id, tagId);
      await publicProfileStore(tx, id).noteChange(clock.now());
      await audit.record(tx, { action: recorded[kind], actor, subject: `organisation:${id}`, origin });
      return { id, version: item.version + 1 };
    });

  return {
    async preview(_: Call, action: Action, ids: readonly number[]): Promise<OrganisationBulkPreview> {
      const tagId = await tagOf(database.kysely, action);
      const rows = await organisationBulkViews(database.kysely).of(ids);
      const items = previewBulkItems(ids, rows, (row) => reasonFor(action.kind, row, tagId));
      const touched = new Set(items.filter(({ outcome }) => outcome === 'TOUCHED').map(({ id }) => id));
      return {
        items,
        effects: effectsOf(
          action.kind,
          rows.filter(({ id }) => touched.has(id)),
        ),
        canUndo: true,
        undoUntil: null,
      };
    },

    async run(call: Call, action: Action, items: readonly Item[]): Promise<OrganisationBulkDone> {
      const tagId = await tagOf(database.kysely, action);
      const answer: OrganisationBulkDone = { done: [], leftOut: [] };
      for (const [id, version] of new Map(items.map((item) => [item.id, item.version]))) {
        const outcome = await actOn(call, action, tagId, { id, version });
        if ('reason' in outcome) answer.leftOut.push(outcome);
        else answer.done.push(outcome);
      }
      return answer;
    },
  };
}

function effectsOf(
  kind: Action['kind'],
  touched: readonly BulkOrganisation[],
): OrganisationBulkPreview['effects'] {
  const effect = (key: 'OFFERS_HIDDEN' | 'PEOPLE_TOLD', field: 'publicOffers' | 'people') => {
    const concerned = touched.filter((organisation) => organisation[field] > 0);
    const count = concerned.reduce((sum, organisation) => sum + organisation[field], 0);
    return count === 0 ? [] : [{ key, count, names: concerned.slice(0, 3).map(({ name }) => name) }];
  };
  if (kind === 'unlist')
    return [...effect('OFFERS_HIDDEN', 'publicOffers'), ...effect('PEOPLE_TOLD', 'people')];
  return kind === 'relist' ? effect('PEOPLE_TOLD', 'people') : [];
}
