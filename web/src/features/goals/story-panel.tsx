import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { ArrowRight, PencilLine } from 'lucide-react';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../lib/session/for-writers.tsx';
import { FrameLink } from '../../lib/site/frame-link.tsx';

interface StoryPanelProps {
  goal: TrackableGoal;
  onEdit: () => void;
}

export function StoryPanel({ goal, onEdit }: StoryPanelProps) {
  const { t, language } = useTranslate();
  // A goal without its own date has the date of its leading KPI's target.
  const leading = goal.kpis.find(({ kpiId }) => kpiId === goal.leadingKpiId);
  const due = goal.dueOn ?? leading?.target?.date;
  return (
    <section aria-labelledby="story-title" className="panel min-w-0 p-5 md:p-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id="story-title" className="type-panel">
          {t('goals.story.title')}
        </h2>
        {goal.active && (
          <ForWriters>
            <IconButton
              size="sm"
              className="-mt-1 -mr-2"
              label={t('goals.edit')}
              icon={<PencilLine size={18} aria-hidden="true" />}
              onClick={onEdit}
            />
          </ForWriters>
        )}
      </div>
      <p className="mt-3 text-text-soft">
        <CatalogueText>{goal.description}</CatalogueText>
      </p>
      <dl className="facts mt-5 border-t border-line pt-4">
        <dt>{t('goals.story.started')}</dt>
        <dd>{formatDate(goal.startedAt, language)}</dd>
        <dt>{t('goals.story.due')}</dt>
        <dd>{due ? formatDate(due, language) : t('goals.story.undated')}</dd>
      </dl>
      {goal.note && (
        <div className="mt-5">
          <h3 className="type-label">{t('goals.story.note')}</h3>
          <p className="mt-1 break-words whitespace-pre-line">{goal.note}</p>
        </div>
      )}
      <Links goal={goal} />
    </section>
  );
}

function Links({ goal }: { goal: TrackableGoal }) {
  const { t } = useTranslate();
  if (!goal.landingPage) return null;
  return (
    <div className="mt-5 grid justify-items-start gap-2 border-t border-line pt-4">
      {goal.landingPage && (
        <FrameLink
          href={`/app/landing-page/${goal.landingPage.id}`}
          className="link inline-flex items-center gap-2"
        >
          {t('goals.story.landingPage')}
          <ArrowRight size={16} aria-hidden="true" />
        </FrameLink>
      )}
    </div>
  );
}
