import type { AuditEntry } from '@metra/contract/operations/audit';
import type { useTranslate } from '../../../lib/i18n/use-translate.ts';

type Translate = ReturnType<typeof useTranslate>['t'];

/** Returns the name of a person. A person without a name is deleted, and an entry may concern nobody. */
export function nameOf(named: { id: number; name: string | null } | null, t: Translate): string {
  if (!named) return t('operation.audit.nobody');
  return named.name ?? t('operation.audit.gone', { id: named.id });
}

/** The text names what was changed: `Konto Nina Vogt`, `invoice 12`. */
export function subjectText({ subject }: Pick<AuditEntry, 'subject'>, t: Translate): string {
  if (!subject) return '';
  const kinds: Readonly<Record<string, string>> = {
    account: t('operation.subject.account'),
    organisation: t('operation.subject.organisation'),
    offer: t('operation.subject.offer'),
    invoice: t('operation.subject.invoice'),
    promotion: t('operation.subject.promotion'),
    subscription: t('operation.subject.subscription'),
    page: t('operation.subject.page'),
    home: t('operation.subject.home'),
    questionnaire: t('operation.subject.questionnaire'),
    tag: t('operation.subject.tag'),
    tag_type: t('operation.subject.tagType'),
    kpi: t('operation.subject.kpi'),
    measure: t('operation.subject.measure'),
    goal: t('operation.subject.goal'),
    factor: t('operation.subject.factor'),
    list: t('operation.subject.list'),
    mail: t('operation.subject.mail'),
    failed_job: t('operation.subject.job'),
    job: t('operation.subject.job'),
    session: t('operation.subject.session'),
    invitation: t('operation.subject.invitation'),
  };
  return [kinds[subject.kind] ?? subject.kind, subject.name ?? subject.id].filter(Boolean).join(' ');
}
