import type { PublicPage } from '@metra/contract/shapes/landing-page-shapes';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import styles from './guide.module.css';

type Goal = NonNullable<PublicPage['goal']>;

export function GuideRail({ goal }: { goal: Goal }) {
  const { t } = useTranslate();
  const { measuredBy, sdgs, measures } = goal;
  return (
    <aside className={styles.rail} aria-labelledby="glance-title">
      <h2 id="glance-title" className="type-h3 border-b border-line-strong pb-3">
        {t('reading.glance')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('reading.goal')}</dt>
          <dd>
            <WrittenText>{goal.name}</WrittenText>
          </dd>
        </div>
        {measuredBy && (
          <div>
            <dt>{t('reading.kpi')}</dt>
            <dd>
              <WrittenText>{measuredBy.name}</WrittenText>
            </dd>
          </div>
        )}
        {sdgs.length > 0 && (
          <div>
            <dt>{t('reading.sdgs')}</dt>
            <dd>
              {listed(
                sdgs.toSorted((a, b) => a - b),
                t('reading.and'),
              )}
            </dd>
          </div>
        )}
      </dl>
      {measures.length > 0 && (
        <>
          <h2 className="type-h3 mt-8 pb-3">{t('reading.measures', { count: measures.length })}</h2>
          <ul className="border-b border-line">
            {measures.map(({ id, name, effort, impact }) => (
              <li key={id} className="border-t border-line py-3 leading-[1.35]">
                <WrittenText>{name}</WrittenText>
                <span className="type-small mt-1 block text-text-muted">
                  {t('reading.levels', {
                    effort: t(`reading.level.${effort}`),
                    impact: t(`reading.level.${impact}`),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

/** Example: `7, 9 und 13`. */
function listed(numbers: readonly number[], and: string): string {
  const last = numbers.at(-1);
  return numbers.length < 2 ? String(last) : `${numbers.slice(0, -1).join(', ')} ${and} ${last}`;
}
