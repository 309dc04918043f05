import { text } from '@metra/contract/core/primitives';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { z } from 'zod';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { editGoalPart } from '../edit-goal-part.ts';

const LeadForm = z.object({ kpiId: text(20), reason: text(500) });
type LeadForm = z.infer<typeof LeadForm>;

const leadPart = {
  of: ({ leadingKpiId }: TrackableGoal): LeadForm => ({ kpiId: String(leadingKpiId ?? ''), reason: '' }),
  write: ({ kpiId, reason }: LeadForm) => ({
    leadingKpi: { kpiId: Number(kpiId), reason: reason.trim() || null },
  }),
};

/** The leading KPI represents the goal. */
export function LeadKpi({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t } = useTranslate();
  const nameOf = (id: string) => goal.kpis.find(({ kpiId }) => String(kpiId) === id)?.name ?? '';
  const editing = useVersionedForm(LeadForm, {
    ...editGoalPart(goal, leadPart),
    onSaved({ kpiId }) {
      onDone();
      showToast({ variant: 'success', title: t('goals.lead.saved', { kpi: nameOf(kpiId) }) });
    },
  });
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={[{ name: 'kpiId', label: t('goals.kpis.leading'), show: ({ kpiId }) => nameOf(kpiId) }]}
      submitLabel={t('goals.lead.save')}
      onCancel={onDone}
      intro={<p className="mb-5 text-text-soft">{t('goals.lead.text')}</p>}
    >
      <FormField control={editing.control} name="kpiId" label={t('goals.kpis.leading')} labelHidden>
        {(field) => (
          <RadioGroup
            {...field}
            options={goal.kpis.map(({ kpiId, name, target }) => ({
              value: String(kpiId),
              label: <CatalogueText>{name}</CatalogueText>,
              description: target ? undefined : t('goals.status.noTarget'),
            }))}
          />
        )}
      </FormField>
      {editing.isDirty && (
        <div className="mt-5">
          <FormField control={editing.control} name="reason" label={t('goals.kpi.reason')} optional>
            {(field) => <Textarea {...field} rows={2} />}
          </FormField>
        </div>
      )}
    </VersionedDialogForm>
  );
}
