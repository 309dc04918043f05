import type { Activity } from '@metra/contract/tracking-shapes';
import { formatDateTime } from '../../lib/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { activityText } from './activity-text.ts';
import { CatalogueText } from './catalogue-text.tsx';
import './activity-list.css';

/** What happened, newest first, hanging on a rule. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const { language } = useTranslate();
  return (
    <ol className="activity-list">
      {activities.map((activity) => (
        <li key={activity.id}>
          <p>
            <CatalogueText>{activityText(activity)}</CatalogueText>
          </p>
          <time dateTime={activity.at}>{formatDateTime(activity.at, language, 'short')}</time>
        </li>
      ))}
    </ol>
  );
}
