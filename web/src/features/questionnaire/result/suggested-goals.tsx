import type { Sector } from '@metra/contract/core/primitives';
import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { chooseGoalsToBegin } from '../../../domain/questionnaires/goals-to-begin-with.ts';
import { log } from '../../../lib/errors/log.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useHasLogin } from '../../../lib/session/has-login.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { SectorName } from '../sector-name.tsx';
import { reasonText } from './reason-text.ts';
import styles from './result.module.css';

type Goal = QuestionnaireResult['goals'][number];

/** A strategy begins with at most one goal of each sector, so the best one is chosen. */
function bestOfEach(goals: readonly Goal[]): Partial<Record<Sector, number>> {
  const best: Partial<Record<Sector, number>> = {};
  for (const { sector, id } of goals) best[sector] ??= id;
  return best;
}

/** People who have not started the trial are told about it. */
function hintOf(hasStrategy: boolean, hasLogin: boolean): 'strategyHint' | 'beginHint' | 'beginFreeHint' {
  if (hasStrategy) return 'strategyHint';
  return hasLogin ? 'beginHint' : 'beginFreeHint';
}

/** A person with an active strategy adds goals to it instead of creating another one. */
function useHasStrategy(hasLogin: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isOver = false;
    setHas(false);
    if (!hasLogin) return;
    import('./account-calls.ts')
      .then(({ hasStrategy }) => hasStrategy())
      .then((found) => {
        if (!isOver) setHas(found);
      })
      .catch((error: unknown) => log.info('Whether there is a strategy could not be read.', error));
    return () => {
      isOver = true;
    };
  }, [hasLogin]);
  return has;
}

export function SuggestedGoals({ goals }: { goals: readonly Goal[] }) {
  const { t } = useTranslate();
  const hasLogin = useHasLogin();
  const hasStrategy = useHasStrategy(hasLogin);
  const [chosen, setChosen] = useState(() => bestOfEach(goals));
  const ids = Object.values(chosen).filter((id) => id !== undefined);
  const choose = (goal: Goal, isChosen: boolean) =>
    setChosen((now) => ({ ...now, [goal.sector]: isChosen ? goal.id : undefined }));
  return (
    <section aria-labelledby="goals-title">
      <div className="flex items-baseline justify-between gap-4 border-b border-text pb-3">
        <h2 id="goals-title">{t('questionnaires.result.goals')}</h2>
        <span className="text-small text-text-muted max-sm:hidden">
          {t('questionnaires.result.onePerSector')}
        </span>
      </div>
      {goals.map((goal) => (
        <label key={goal.id} className={styles.goal}>
          <img src={goal.image} alt="" width="108" height="81" loading="lazy" />
          <span className="min-w-0">
            <SectorName sector={goal.sector} />
            <b className="mt-1 block leading-ui">{goal.name}</b>
            <span className="mt-1 block text-ui leading-ui text-text-soft">{reasonText(goal.reason, t)}</span>
          </span>
          <input
            type="checkbox"
            checked={chosen[goal.sector] === goal.id}
            onChange={(event) => choose(goal, event.target.checked)}
          />
        </label>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5">
        {hasStrategy ? (
          <SiteLink
            href="/app/dashboard"
            className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}
          >
            {t('questionnaires.result.toStrategy')}
            <ArrowRight size={18} aria-hidden="true" />
          </SiteLink>
        ) : (
          <SiteLink
            href={hasLogin ? '/app/wizard' : '/register'}
            className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}
            onClick={() => chooseGoalsToBegin(ids)}
          >
            {t('questionnaires.result.begin', { count: ids.length })}
            <ArrowRight size={18} aria-hidden="true" />
          </SiteLink>
        )}
        <p className="max-w-[40ch] text-small text-text-muted">
          {t(`questionnaires.result.${hintOf(hasStrategy, hasLogin)}`)}
        </p>
      </div>
    </section>
  );
}
