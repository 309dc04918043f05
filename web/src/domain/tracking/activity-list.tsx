import type { Activity } from '@metra/contract/shapes/tracking-shapes';
import { formatDateTime } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './activity-list.module.css';
import { activityText } from './activity-text.ts';
import { CatalogueText } from './catalogue-text.tsx';

export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  const { language } = useTranslate();
  return (
    <ol className={styles.list}>
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
