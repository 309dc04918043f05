import type { AuditEntry, AuditEntryDetail } from '@metra/contract/operations/audit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Skeleton, SkeletonRows } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { operationQueries } from '../operation.queries.ts';
import { nameOf, subjectText } from './audit-words.ts';

/** One entry, with everything that is known of it. */
export const openAuditEntry = ({ id, text }: Pick<AuditEntry, 'id' | 'text'>): Promise<void> =>
  openDialog({ title: text, size: 'lg', content: ({ close }) => <Entry id={id} onLeave={close} /> });

function Entry({ id, onLeave }: { id: number; onLeave: () => void }) {
  const { t } = useTranslate();
  const query = useQuery(operationQueries.entry(id));
  return (
    <DialogBody>
      {query.data ? (
        <Facts of={query.data} onLeave={onLeave} />
      ) : query.error ? (
        <LoadError title={t('operation.audit.entryFailed')} text={t('operation.tryAgain')} query={query} />
      ) : (
        <Skeleton>
          <SkeletonRows rows={5} />
        </Skeleton>
      )}
    </DialogBody>
  );
}

function Facts({ of: entry, onLeave }: { of: AuditEntryDetail; onLeave: () => void }) {
  const { t, language } = useTranslate();
  const path = entry.subject && subjectPath(entry.subject);
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 sm:grid-cols-[168px_1fr]">
        <Fact name={t('operation.audit.at')}>{formatDateTime(entry.at, language)}</Fact>
        <Fact name={t('operation.audit.actor')}>{nameOf(entry.actor, t)}</Fact>
        {entry.inTheNameOf && (
          <Fact name={t('operation.audit.inTheNameOf')}>{nameOf(entry.inTheNameOf, t)}</Fact>
        )}
        {entry.subject && (
          <Fact name={t('operation.audit.subject')}>
            {path ? (
              <FrameLink href={path} className="link" onClick={onLeave}>
                {subjectText(entry, t)}
              </FrameLink>
            ) : (
              subjectText(entry, t)
            )}
          </Fact>
        )}
        {entry.organisation && (
          <Fact name={t('operation.audit.organisation')}>{nameOf(entry.organisation, t)}</Fact>
        )}
        {entry.facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {entry.ip && <Fact name={t('operation.audit.address')}>{entry.ip}</Fact>}
        {entry.userAgent && <Fact name={t('operation.audit.browser')}>{entry.userAgent}</Fact>}
      </dl>
      {entry.changes.length > 0 && (
        <section className="grid gap-2">
          <h3 className="type-h3">{t('operation.audit.changes')}</h3>
          <dl className="grid gap-3 sm:grid-cols-[168px_1fr]">
            {entry.changes.map(({ name, before, after }) => (
              <Fact key={name} name={name}>
                <del className="text-text-muted">{before ?? t('operation.audit.nothing')}</del>
                {' → '}
                <ins className="no-underline">{after ?? t('operation.audit.nothing')}</ins>
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-small text-text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);

/** Each kind of record links to its page. Kinds without a page link to their list. */
const paths: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => `/admin/accounts/${id}`,
  offer: (id) => `/admin/offers/${id}`,
  page: (id) => `/admin/landing-pages/${id}`,
  questionnaire: (id) => `/admin/questionnaires/${id}`,
  organisation: () => '/admin/organisations',
  tag: () => '/admin/tags',
  tag_type: () => '/admin/tag-types',
  failed_job: () => '/admin/jobs',
  mail: () => '/admin/mails',
  home: () => '/admin/home',
};

const subjectPath = ({ kind, id }: { kind: string; id: string }): string | undefined =>
  paths[kind]?.(encodeURIComponent(id));
