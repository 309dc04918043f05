import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { ButtonLink } from '../../design-system/buttons/button.tsx';
import { ErrorState } from '../../design-system/feedback/error-state.tsx';
import { hasStatus } from '../../lib/errors/errors.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useNamePage } from '../../lib/guards/page-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { GoalPage } from './goal-page.tsx';
import { GoalSkeleton } from './goal-skeleton.tsx';
import { goalQueries } from './goals.queries.ts';

const route = getRouteApi('/app/main/strategy/subscribed/dashboard/goals/$goalId');

export function GoalScreen() {
  const { goalId } = route.useParams();
  const { t } = useTranslate();
  const query = useQuery(goalQueries.detail(goalId));
  useNamePage(query.data?.name);
  if (query.data) return <GoalPage key={query.data.id} goal={query.data satisfies TrackableGoal} />;
  if (!query.error) return <GoalSkeleton />;
  return (
    <div className="wrap py-16">
      {hasStatus(query.error, 404) ? (
        <MissingGoal />
      ) : (
        <LoadError
          title={t('goals.error.title')}
          text={t('goals.error.text')}
          query={query}
          headingLevel={1}
        />
      )}
    </div>
  );
}

function MissingGoal() {
  const { t } = useTranslate();
  return (
    <ErrorState
      icon={Compass}
      headingLevel={1}
      title={t('goals.missing.title')}
      text={t('goals.missing.text')}
      action={<ButtonLink render={<Link to="/app/dashboard" />}>{t('goals.missing.back')}</ButtonLink>}
    />
  );
}
