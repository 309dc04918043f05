import type { ReportGoal } from '@metra/contract/shapes/report-shapes';
import { Scale } from '../../../design-system/charts/scale.tsx';
import { SectorLabel } from '../../../design-system/values/tag.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { GoalStatusText } from '../../../domain/tracking/goal-status-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { spanText, valueText } from './report-words.ts';

type GoalKpi = NonNullable<ReportGoal['leading']>;

/** A goal as it stood: its value, the way from start to target, and what else is measured for it. */
export function GoalEntry({ goal }: { goal: ReportGoal }) {
  const { t, language } = useTranslate();
  const { leading } = goal;
  const actual = leading?.actual;
  const others = goal.others.filter(({ target }) => target);
  return (
    <li className={styles.goal}>
      <div>
        <SectorLabel sector={goal.sector}>{t(`common.sectorLong.${goal.sector}`)}</SectorLabel>
        <h3 className="type-panel mt-2">
          <CatalogueText>{goal.name}</CatalogueText>
        </h3>
        {leading && (
          <>
            <p className="mt-4">
              {actual ? (
                <Value
                  value={actual.value}
                  unit={plainTwo(leading.kpi.unit.label)}
                  size="l"
                  decimals={leading.kpi.decimals}
                />
              ) : (
                <span className="text-[1.375rem] text-text-muted">{t('reporting.report.noValue')}</span>
              )}
            </p>
            <p className="mt-2 text-small text-text-muted">
              <CatalogueText>{leading.kpi.name}</CatalogueText>
              {actual && `, ${spanText(actual.period, language)}`}
              {actual && actual.months.covered < actual.months.of && (
                <span className="block text-warning-text">
                  {t('common.coverage', { covered: actual.months.covered, months: actual.months.of })}
                </span>
              )}
            </p>
          </>
        )}
      </div>
      <div className="grid content-between gap-3">
        <span className="sm:justify-self-end">
          <GoalStatusText goal={goal} kpi={leading} />
        </span>
        {leading && <GoalScale kpi={leading} sector={goal.sector} />}
      </div>
      {(others.length > 0 || goal.endedOn) && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-ui text-text-soft sm:col-span-2">
          {others.map((one) => (
            <OtherKpi key={one.kpi.id} of={one} />
          ))}
          {goal.endedOn && (
            <span>{t('reporting.report.goalEnded', { date: formatDate(goal.endedOn, language) })}</span>
          )}
        </p>
      )}
    </li>
  );
}

function OtherKpi({ of: { kpi, actual, target } }: { of: GoalKpi }) {
  const { t, language } = useTranslate();
  return (
    <span className="tabular">
      <CatalogueText>{kpi.name}</CatalogueText>{' '}
      <b className="text-text">
        <Unit>{actual ? valueText(actual.value, kpi, language) : t('reporting.report.missing')}</Unit>
      </b>
      {target && (
        <>
          .{' '}
          <Unit>
            {t('reporting.report.targetBy', {
              value: valueText(target.value, kpi, language),
              year: target.date.slice(0, 4),
            })}
          </Unit>
        </>
      )}
    </span>
  );
}

function GoalScale({ kpi: of, sector }: { kpi: GoalKpi; sector: ReportGoal['sector'] }) {
  const { t, language } = useTranslate();
  const { kpi, baseline, target, progress, status } = of;
  const plan = progress === null || status === 'MISSED' ? null : of.expectedProgress;
  const percent = (value: number) => formatPercent(value, language, { decimals: 0 });
  const end = (value: number) => (
    <Value value={value} unit={plainTwo(kpi.unit.label)} decimals={kpi.decimals} />
  );
  return (
    <Scale
      share={progress}
      plan={plan}
      tone={sector}
      isOpen={!target}
      start={
        baseline
          ? { value: end(baseline.value), label: t('goals.scale.start', { when: baseline.label }) }
          : { value: t('goals.scale.unset'), label: t('goals.scale.startPlain') }
      }
      target={
        target
          ? {
              value: end(target.value),
              label: t('goals.scale.target', { when: formatDate(target.date, language, 'month') }),
            }
          : { value: t('goals.scale.unset'), label: t('goals.scale.targetPlain') }
      }
      label={
        progress === null
          ? t(target ? 'goals.scale.labelNothing' : 'goals.scale.labelOpen')
          : t(plan === null ? 'goals.scale.labelWithoutPlan' : 'goals.scale.label', {
              progress: percent(progress),
              plan: percent(plan ?? 0),
            })
      }
    />
  );
}
