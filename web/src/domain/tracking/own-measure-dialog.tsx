import type { Measure } from '@metra/contract/operations/measures';
import { Dialog } from '../../design-system/dialog/dialog.tsx';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { RadioGroup } from '../../design-system/fields/radio-group.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { showToast } from '../../design-system/toast/toast-store.ts';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../lib/versioned-form/conflict-view.tsx';
import { useVersionedForm } from '../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../lib/versioned-form/versioned-form.tsx';
import { OwnMeasureForm, ownMeasureForm, ownMeasureWrite } from './own-measure-values.ts';
import { ownMeasureChanged } from './own-measures.ts';

interface OwnMeasureDialogProps {
  open: boolean;
  goal: { id: number; name: string };
  /** It is null for a new measure. */
  measure: Measure | null;
  onClose: () => void;
  onSaved?: (measure: Measure) => void;
}

export function OwnMeasureDialog({ open, goal, measure, onClose, onSaved }: OwnMeasureDialogProps) {
  const { t } = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t(measure ? 'goals.ownMeasure.editTitle' : 'goals.ownMeasure.newTitle')}
    >
      <OwnMeasure
        key={measure?.id ?? 'new'}
        goal={goal}
        measure={measure}
        onCancel={onClose}
        onSaved={(saved) => {
          onClose();
          onSaved?.(saved);
        }}
      />
    </Dialog>
  );
}

const NOTHING = 0;
const LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const;

interface OwnMeasureProps extends Pick<OwnMeasureDialogProps, 'goal' | 'measure'> {
  onCancel: () => void;
  onSaved: (measure: Measure) => void;
}

function OwnMeasure({ goal, measure, onCancel, onSaved }: OwnMeasureProps) {
  const { t } = useTranslate();
  const params = { id: measure?.id ?? NOTHING };
  const versioned = (of: Measure | null) => ({ values: ownMeasureForm(of), version: of?.version ?? NOTHING });
  const editing = useVersionedForm(OwnMeasureForm, {
    start: versioned(measure),
    read: async () => versioned(await api.measures.read({ params })),
    async write(values, { version }) {
      const body = ownMeasureWrite(values, goal.id);
      const saved = measure
        ? await api.ownMeasures.update({ params, body: { ...body, version } })
        : await api.ownMeasures.create({ body });
      ownMeasureChanged(saved.id);
      showToast({ variant: 'success', title: t('goals.ownMeasure.saved', { name: saved.name }) });
      onSaved(saved);
      return undefined;
    },
  });
  const { control } = editing;
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={useWords()}
      submitLabel={t(measure ? 'goals.ownMeasure.save' : 'goals.ownMeasure.create')}
      onCancel={onCancel}
      intro={<p className="mb-4 text-text-soft">{t('goals.ownMeasure.intro', { goal: goal.name })}</p>}
    >
      <div className="grid gap-4">
        <FormField control={control} name="name" label={t('goals.ownMeasure.name')}>
          {(field) => <TextInput {...field} maxLength={200} data-autofocus />}
        </FormField>
        <FormField control={control} name="description" label={t('goals.ownMeasure.description')} optional>
          {(field) => <Textarea {...field} rows={3} maxLength={2000} />}
        </FormField>
        {(['effort', 'impact'] as const).map((name) => (
          <FormField key={name} control={control} name={name} label={t(`goals.ownMeasure.${name}`)}>
            {(field) => (
              <RadioGroup
                {...field}
                inline
                options={LEVELS.map((value) => ({ value, label: t(`goals.level.${value}`) }))}
              />
            )}
          </FormField>
        ))}
        <FormField control={control} name="costHint" label={t('goals.ownMeasure.costHint')} optional>
          {(field) => <TextInput {...field} maxLength={500} />}
        </FormField>
        <FormField
          control={control}
          name="firstSteps"
          label={t('goals.ownMeasure.firstSteps')}
          description={t('goals.ownMeasure.firstStepsHint')}
          optional
        >
          {(field) => <Textarea {...field} rows={3} />}
        </FormField>
      </div>
    </VersionedDialogForm>
  );
}

function useWords(): readonly ConflictField<OwnMeasureForm>[] {
  const { t } = useTranslate();
  const texts = (['name', 'description', 'costHint', 'firstSteps'] as const).map((name) => ({
    name,
    label: t(`goals.ownMeasure.${name}`),
    show: (values: OwnMeasureForm) => values[name] || t('conflict.empty'),
  }));
  const levels = (['effort', 'impact'] as const).map((name) => ({
    name,
    label: t(`goals.ownMeasure.${name}`),
    show: (values: OwnMeasureForm) => t(`goals.level.${values[name]}`),
  }));
  return [...texts, ...levels];
}
