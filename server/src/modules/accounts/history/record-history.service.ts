import type { Params, Query } from '@metra/contract/core/operation';
import type { Language, Page } from '@metra/contract/core/primitives';
import type { HistoryEntry, RecordKind, recordHistory } from '@metra/contract/operations/record-history';
import { type AuditAction, auditTexts } from '@metra/contract/rules/audit-actions';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { changesIn } from './changes.ts';
import { recordHistoryViews } from './record-history.views.ts';

/** People and money are not shown to editors. */
const forAdministrators: ReadonlySet<RecordKind> = new Set([
  'account',
  'promotion',
  'subscription',
  'invoice',
]);

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditTexts, action);

/** Entries of earlier versions may contain unknown actions. */
const sentenceOf = (action: string, language: Language): string =>
  isKnown(action) ? auditTexts[action][language] : action;

/** The history of a record, from the audit log. */
export const recordHistoryService = ({ database }: Pick<Dependencies, 'database'>) => ({
  async list(
    { actor, language }: Call,
    record: Params<typeof recordHistory.list>,
    asked: Query<typeof recordHistory.list>,
  ): Promise<Page<HistoryEntry>> {
    if (forAdministrators.has(record.kind) && !actor.roles.includes('ADMIN'))
      throw new DomainError('not_found.object');
    const page = await recordHistoryViews(database.kysely).page(record, asked);
    const subject = `${record.kind}:${record.id}`;
    const items = page.items.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action.slice(0, 100),
      text: sentenceOf(row.action, language),
      actor: row.actor,
      as: row.as,
      isAbout: row.subject === subject,
      changes: changesIn(row.details),
    }));
    return { ...page, items };
  },
});
