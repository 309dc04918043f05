import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CatalogueText } from '../../domain/tracking/catalogue-text.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type GoalOnCard, nextMeasure } from './next-measure.ts';

export function CardMeasure({ goal }: { goal: GoalOnCard }) {
  const { t, language } = useTranslate();
  const { next, others } = nextMeasure(goal.measures);
  if (!next) {
    const word = goal.measures.length === 0 ? 'noMeasure' : 'allDone';
    return <Row goal={goal} title={t(`dashboard.card.${word}`)} detail={t(`dashboard.card.${word}Hint`)} />;
  }
  const state = t(`goals.state.${next.state}`);
  const date = next.dueOn && formatDate(next.dueOn, language, 'short');
  const when = !date
    ? t('dashboard.card.undated', { state })
    : next.overdue
      ? t('dashboard.card.overdue', { date })
      : t('dashboard.card.until', { state, date });
  const more = others > 0 ? ` · ${t('dashboard.card.more', { count: others })}` : '';
  const offers =
    next.matchingOffers > 0 ? ` · ${t('dashboard.card.offers', { count: next.matchingOffers })}` : '';
  // A measure without a date still has to be planned, so its form opens.
  const hash = `${date ? 'measure' : 'plan'}-${next.id}`;
  return <Row goal={goal} hash={hash} title={next.name} detail={when + more + offers} late={next.overdue} />;
}

interface RowProps {
  goal: GoalOnCard;
  hash?: string;
  title: string;
  detail: ReactNode;
  late?: boolean;
}

function Row({ goal, hash = '', title, detail, late }: RowProps) {
  return (
    <Link
      to="/app/dashboard/goals/$goalId"
      params={{ goalId: goal.id }}
      hash={hash}
      className="relative z-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-5 py-4 leading-ui hover:bg-text/3 sm:px-6 focus-inset"
    >
      <b className="font-medium">
        <CatalogueText>{title}</CatalogueText>
      </b>
      <ChevronRight
        size={18}
        aria-hidden="true"
        className="col-start-2 row-span-2 row-start-1 text-text-muted"
      />
      <span
        data-late={late || undefined}
        className="text-small text-text-muted data-late:font-medium data-late:text-warning-text"
      >
        {detail}
      </span>
    </Link>
  );
}
