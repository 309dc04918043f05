import type { GoalKpi, TargetProposal } from '@metra/contract/shapes/tracking-shapes';
import { useEffect, useState } from 'react';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { pointsText } from '../../../domain/tracking/goal-status-text.tsx';
import { kpiText, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { wayText } from '../../../domain/tracking/proposal-text.ts';
import { today } from '../../../domain/tracking/today.ts';
import { businessYearOf, daysOfYear } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { ProposalHint } from './proposal-hint.tsx';
import type { TargetForm } from './target-form.ts';
import { isThereAlready, perYear, targetFor, type Way, waysOf } from './target-proposals.ts';

interface TargetFieldsProps {
  kpi: GoalKpi;
  editing: VersionedForm<TargetForm>;
  proposal: TargetProposal | undefined;
  /** Another KPI of the goal can be used if the proposal does not fit. */
  instead: { name: string; onChoose: () => void } | null;
}

const OWN = 'own';
const YEARS_AHEAD = 3;
const SET = { shouldDirty: true, shouldValidate: true };

const keyOf = ({ kind, amount }: Way) => `${kind} ${amount}`;

/** The target is a usual change or an own value, with the day on which it should be reached. */
export function TargetFields({ kpi, editing, proposal, instead }: TargetFieldsProps) {
  const { t, language } = useTranslate();
  const { period, baseline, date, target } = editing.form.watch();
  const { setValue } = editing.form;
  // People can choose a change before they enter a baseline. A baseline of zero has no relative change.
  const ways = waysOf(kpi, proposal).filter(
    (way) => baseline === null || targetFor(kpi, baseline, way) !== null,
  );
  const [chosen, setChosen] = useState<string | null>(proposal && !kpi.target ? keyOf(proposal) : null);
  const matching = ways.find((way) => target !== null && targetFor(kpi, baseline, way) === target);
  const way = chosen === null ? matching : ways.find((each) => keyOf(each) === chosen);
  // The chosen change stays valid, so another baseline gives another target value.
  const following =
    way && chosen !== null && !isThereAlready(kpi, baseline, way) ? targetFor(kpi, baseline, way) : null;
  useEffect(() => {
    if (following !== null) setValue('target', following);
  }, [following, setValue]);
  function choose(key: string) {
    setChosen(key);
    const next = ways.find((each) => keyOf(each) === key);
    if (!next) return;
    setValue('target', targetFor(kpi, baseline, next), SET);
    if (date === null)
      setValue('date', proposal?.dueOn ?? daysOfYear(businessYearOf(today()) + YEARS_AHEAD).end, SET);
  }
  const yearly = perYear({ period, baseline, date, target });
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="type-h3 mb-3">{t('goals.kpi.target')}</legend>
      {ways.length > 0 && (
        <Segmented
          label={t('goals.kpi.change')}
          value={way ? keyOf(way) : OWN}
          onChange={choose}
          options={[
            ...ways.map((each) => ({ value: keyOf(each), label: wayText(each, kpi, language) })),
            { value: OWN, label: t('goals.kpi.ownChange') },
          ]}
        />
      )}
      <FormField control={editing.control} name="date" label={t('goals.kpi.targetDate')}>
        {(field) => <DatePicker {...field} />}
      </FormField>
      <FormField control={editing.control} name="target" label={t('goals.kpi.targetValue')}>
        {({ onChange, ...field }) => (
          <NumberInput
            {...field}
            onChange={(value) => {
              setChosen(OWN);
              onChange(value);
            }}
            unit={unitOf(kpi)}
          />
        )}
      </FormField>
      {yearly !== null && isWorthSaying(yearly, kpi) && (
        <p className="type-small text-text-soft">
          <Unit>
            {t(yearly < 0 ? 'goals.kpi.lessEachYear' : 'goals.kpi.moreEachYear', {
              amount:
                kpi.unit.label === '%'
                  ? pointsText(Math.round(yearly), language)
                  : kpiText(Math.abs(yearly), kpi, language),
            })}
          </Unit>
        </p>
      )}
      {proposal && <ProposalHint kpi={kpi} proposal={proposal} baseline={baseline} instead={instead} />}
    </fieldset>
  );
}

/** A whole number cannot change by a fraction each year, such as a third of an accident. */
const isWorthSaying = (yearly: number, { decimals }: GoalKpi): boolean =>
  Math.abs(yearly) >= (decimals === 0 ? 1 : Number.MIN_VALUE);
