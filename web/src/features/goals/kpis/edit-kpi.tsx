import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm, type VersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { editGoalPart } from '../edit-goal-part.ts';
import { goalQueries } from '../goals.queries.ts';
import { useKpiWords } from './kpi-words.tsx';
import { leadingKpi } from './leading-kpi.ts';
import { StartFields } from './start-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { fieldNames, TargetForm, targetPart } from './target-form.ts';
import { TargetPath } from './target-path.tsx';
import { TargetSentence } from './target-sentence.tsx';
import { useProposedValues } from './use-proposed-values.ts';

interface EditKpiProps {
  goal: TrackableGoal;
  kpi: GoalKpi;
  start?: number | undefined;
  onOther?: ((kpiId: number) => void) | undefined;
  onDone: () => void;
}

export function EditKpi({ goal, kpi, start, onOther, onDone }: EditKpiProps) {
  const { t } = useTranslate();
  const conflictFields = useKpiWords(kpi);
  // The server asks once about a target against the direction. The confirmation is valid for these values only.
  const [asked, setAsked] = useState<string | null>(null);
  const calls = editGoalPart(
    goal,
    targetPart(kpi.kpiId, (values) => asked === keyOf(values)),
  );
  const editing = useVersionedForm(TargetForm, {
    ...calls,
    fieldNames,
    onError(error) {
      if (!hasKey(error, 'tracking.target_against_direction')) return false;
      setAsked(keyOf(editing.form.getValues()));
      return true;
    },
    onSaved() {
      onDone();
      showToast({ variant: 'success', title: t('goals.kpi.saved') });
    },
  });
  const { setValue } = editing.form;
  useEffect(() => {
    if (start !== undefined) setValue('baseline', Number(start.toPrecision(12)), { shouldDirty: true });
  }, [start, setValue]);
  const proposal = goal.proposals.find(({ kpiId }) => kpiId === kpi.kpiId);
  const choices = useQuery(goalQueries.baselineChoices(goal.id, kpi.kpiId));
  // Recorded values only help to choose a baseline, so people can type it if none can be loaded.
  const known = choices.data?.items ?? (choices.error ? [] : undefined);
  useProposedValues(editing, kpi, proposal, known);
  const values = editing.form.watch();
  const isAsked = asked === keyOf(values);
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t(isAsked ? 'goals.kpi.confirm' : 'goals.kpi.save')}
      {...(kpi.target === null && { cancelLabel: t('goals.kpi.later') })}
      onCancel={onDone}
      intro={
        <>
          <TargetSentence sector={goal.sector} kpi={kpi} values={values} />
          <TargetPath sector={goal.sector} kpi={kpi} values={values} />
        </>
      }
    >
      <div className="grid gap-6 border-t border-line pt-5 sm:grid-cols-2 sm:gap-8">
        <StartFields kpi={kpi} editing={editing} choices={known ?? []} />
        <TargetFields kpi={kpi} editing={editing} proposal={proposal} instead={insteadOf(kpi)} />
      </div>
      <LeadField goal={goal} kpi={kpi} editing={editing} />
      {isAsked && (
        <Notice tone="warning" className="mt-5">
          {t(`goals.kpi.against.${kpi.direction}`)}
        </Notice>
      )}
      {(isLaterChange(kpi, values) || (values.leads && leadingKpi(goal) !== kpi)) && (
        <div className="mt-5">
          <FormField
            control={editing.control}
            name="reason"
            label={t('goals.kpi.reason')}
            description={t('goals.kpi.reasonHint')}
          >
            {(field) => <Textarea {...field} rows={2} />}
          </FormField>
        </div>
      )}
    </VersionedDialogForm>
  );

  /** The catalogue names another KPI for organisations that its usual one does not fit. */
  function insteadOf({ kpiId }: GoalKpi) {
    const other = goal.proposals.find((each) => each.kpiId !== kpiId);
    const found = goal.kpis.find((each) => each.kpiId === other?.kpiId);
    return found && onOther ? { name: found.name, onChoose: () => onOther(found.kpiId) } : null;
  }
}

interface LeadFieldProps extends Pick<EditKpiProps, 'goal' | 'kpi'> {
  editing: VersionedForm<TargetForm>;
}

/** The target of a KPI says nothing about the goal unless the KPI leads it. This field makes it the leading KPI. */
function LeadField({ goal, kpi, editing }: LeadFieldProps) {
  const { t } = useTranslate();
  const { field } = useController({ control: editing.control, name: 'leads' });
  const leading = leadingKpi(goal);
  if (!leading || leading.kpiId === kpi.kpiId) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Checkbox
        {...field}
        label={t('goals.kpi.leads')}
        description={t(leading.target ? 'goals.kpi.leadsHint' : 'goals.kpi.leadsHintOpen', {
          kpi: leading.name,
        })}
      />
    </div>
  );
}

const keyOf = ({ period, baseline, date, target }: TargetForm) =>
  JSON.stringify([period, baseline, date, target]);

/** A change of an earlier baseline or target needs a reason; the first one does not. */
const isLaterChange = ({ baseline, target }: GoalKpi, values: TargetForm): boolean =>
  (baseline !== null && (baseline.period !== values.period || baseline.value !== values.baseline)) ||
  (target !== null && (target.date !== values.date || target.value !== values.target));
