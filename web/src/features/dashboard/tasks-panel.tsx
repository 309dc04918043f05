import type { Dashboard, Task } from '@metra/contract/operations/my';
import { Building2, CalendarCheck, type LucideIcon, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { daysUntil } from '../../domain/tracking/today.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { SHOWN_TASKS } from './column-balance.ts';
import { nextDate } from './next-measure.ts';

export function TasksPanel({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslate();
  const { tasks, today } = dashboard;
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="tasks-title" className="panel below-fold max-lg:order-first p-6 max-sm:p-5">
      <h2 id="tasks-title" className="type-panel">
        {t('dashboard.tasks.title')}
      </h2>
      {tasks.length === 0 ? (
        <NothingDue goals={dashboard.goals} />
      ) : (
        <ul className="mt-5">
          {(all ? tasks : tasks.slice(0, SHOWN_TASKS)).map((task) => (
            <TaskRow key={`${task.type} ${task.link} ${task.title}`} task={task} today={today} />
          ))}
        </ul>
      )}
      {tasks.length > SHOWN_TASKS && (
        <Button variant="quiet" size="sm" className="mt-3 -ml-3" onClick={() => setAll(!all)}>
          {all ? t('dashboard.measures.showFewer') : t('dashboard.measures.showAll', { count: tasks.length })}
        </Button>
      )}
    </section>
  );
}

function TaskRow({ task, today }: { task: Task; today: string }) {
  const { t, language } = useTranslate();
  const isWriter = useMayWrite();
  const days = task.dueOn === null ? 0 : daysUntil(task.dueOn, today);
  return (
    <li className="group relative grid grid-cols-[40px_minmax(0,1fr)] items-center gap-4 border-t border-line py-4 last:pb-0">
      <TaskDay task={task} today={today} language={language} />
      <div className="min-w-0">
        {isWriter ? (
          <FrameLink
            href={task.link}
            className="leading-[1.35] font-medium after:absolute after:inset-0 decoration-1 underline-offset-3 hover:underline"
          >
            <CatalogueText>{task.title}</CatalogueText>
          </FrameLink>
        ) : (
          <span className="leading-[1.35] font-medium">
            <CatalogueText>{task.title}</CatalogueText>
          </span>
        )}
        <p
          className="type-small text-text-muted data-late:font-medium data-late:text-warning-text"
          data-late={task.type === 'MEASURE_OVERDUE' || undefined}
        >
          {t(`dashboard.tasks.${task.type}`, { days: Math.abs(days) })}
        </p>
      </div>
    </li>
  );
}

const ICON: Partial<Record<Task['type'], LucideIcon>> = {
  PROFILE_INCOMPLETE: Building2,
  SUBSCRIPTION_ENDING: ReceiptText,
};

function TaskDay({ task, today, language }: { task: Task; today: string; language: Language }) {
  const Icon = ICON[task.type] ?? CalendarCheck;
  if (task.dueOn === null)
    return (
      <span className="block text-center text-text-muted">
        <Icon size={22} strokeWidth={1.5} aria-hidden="true" className="mx-auto" />
      </span>
    );
  const { day, month, year } = partsOf(task.dueOn, language);
  return (
    <time
      dateTime={task.dueOn}
      // The most urgent task comes first and is marked.
      className="block text-center text-text-muted group-first:rounded-[4px] group-first:bg-current-value group-first:py-2 group-first:text-on-current-value group-first:forced-color-adjust-none"
    >
      <b className="type-value block text-[1.5rem] text-text group-first:text-inherit">{day}</b>
      <span className="mt-1 block text-micro leading-[1.2]">{month}</span>
      {year !== today.slice(0, 4) && <span className="mt-1 block text-micro leading-[1.2]">{year}</span>}
    </time>
  );
}

/** The date has the parts `20`, `Nov.` and `2026`, as on a calendar sheet. */
function partsOf(date: string, language: Language) {
  const [first = '', month = '', year = ''] = formatDate(date, language, 'short').split(/\s|\u00a0/);
  return { day: first.replace('.', ''), month, year };
}

function NothingDue({ goals }: { goals: Dashboard['goals'] }) {
  const { t, language } = useTranslate();
  const next = nextDate(goals);
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-4">
      <p className="font-medium">{t('dashboard.tasks.none')}</p>
      <p className="text-text-muted">
        {next
          ? t('dashboard.tasks.noneText', { date: formatDate(next, language) })
          : t('dashboard.tasks.noneUndated')}
      </p>
    </div>
  );
}
