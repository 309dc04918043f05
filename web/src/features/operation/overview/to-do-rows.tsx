import { toDoLists } from '@metra/contract/core/overview-lists';
import type { ToDo } from '@metra/contract/operations/operation-admin';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { searchText } from '../../../domain/administration/admin-list-search.ts';
import { formatDate, formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatMoney, formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';

function hrefOf(kind: ToDo['kind']): string {
  const { path, query } = toDoLists[kind];
  return `${path}?${searchText(query)}`;
}

/** One row for each kind of thing to do; the first is the most urgent. */
export function ToDoRows({ of: toDo }: { of: readonly ToDo[] }) {
  const { t } = useTranslate();
  return (
    <ul aria-label={t('operation.overview.toDo')} className="divide-y divide-line border-t border-text">
      {toDo.map((one, index) => (
        <Row key={one.kind} of={one} isFirst={index === 0} />
      ))}
    </ul>
  );
}

function Row({ of: { kind, count, since, dueOn, cents, names }, isFirst }: { of: ToDo; isFirst: boolean }) {
  const { t, language } = useTranslate();
  const title = t(`operation.toDo.${kind}`, {
    count,
    ...(cents !== null && { sum: formatMoney(cents, language) }),
  });
  const more = count - names.length;
  return (
    <li className="grid grid-cols-[48px_1fr] items-center gap-x-5 gap-y-2 py-3 md:grid-cols-[48px_1.2fr_1.6fr_auto_auto]">
      <span
        className={cx(
          'type-value flex min-h-[48px] items-center justify-center rounded-control text-value-m',
          isFirst && 'bg-current-value text-on-current-value',
        )}
      >
        {formatNumber(count, language)}
      </span>
      <span className="font-medium">{title}</span>
      <span className="text-small text-text-soft max-md:col-start-2">
        {names.join(', ')}
        {more > 0 && names.length > 0 && ` ${t('operation.overview.andMore', { count: more })}`}
      </span>
      <span className="text-small text-text-muted max-md:col-start-2">
        {dueOn
          ? t('operation.overview.due', { day: formatDate(dueOn, language) })
          : since && t('operation.overview.since', { moment: formatDateTime(since, language, 'short') })}
      </span>
      <FrameLink
        href={hrefOf(kind)}
        className={cx(
          buttonClass({ variant: isFirst ? 'primary' : 'secondary', size: 'sm' }),
          'max-md:col-start-2 max-md:justify-self-start',
        )}
      >
        {t('operation.overview.look')}
        <span className="sr-only">: {title}</span>
      </FrameLink>
    </li>
  );
}
