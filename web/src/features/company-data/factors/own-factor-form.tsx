import type { OwnFactor, UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { OwnFactorFields } from './own-factor-fields.tsx';
import { OPEN, OwnFactorValues } from './own-factor-values.ts';
import { useOwnFactorCalls } from './use-own-factor-calls.ts';

interface OwnFactorFormProps {
  /** An own value is only possible for these factors. */
  factors: readonly UsedFactor[];
  /** This factor was chosen before the form opened. */
  factor: UsedFactor | undefined;
  own: OwnFactor | null;
  year: number;
  onDone: () => void;
}

export function OwnFactorForm({ factors, factor, own, year, onDone }: OwnFactorFormProps) {
  const { t } = useTranslate();
  const { isOdd, ...calls } = useOwnFactorCalls(own, factor, year);
  const editing = useVersionedForm(OwnFactorValues, {
    ...calls,
    errorFields: { 'own_factor.year_taken': 'firstYear' },
    onError: (error) => hasKey(error, 'own_factor.implausible'),
    onSaved({ firstYear }) {
      onDone();
      showToast({ variant: 'success', title: t('company-data.factors.saved', { year: firstYear }) });
    },
  });
  const values = editing.form.watch();
  const chosen = factors.find(({ slug }) => slug === values.factor);
  const odd = isOdd(values);
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={useFactorWords(chosen)}
      submitLabel={t(odd ? 'company-data.record.confirm' : 'company-data.record.save')}
      onCancel={onDone}
    >
      <OwnFactorFields
        factors={factors}
        chosen={chosen}
        control={editing.control}
        isNew={own === null}
        isOdd={odd}
        year={year}
      />
    </VersionedDialogForm>
  );
}

function useFactorWords(factor: UsedFactor | undefined): readonly ConflictField<OwnFactorValues>[] {
  const { t, language } = useTranslate();
  const empty = t('conflict.empty');
  const unit = (code: string) => plainTwo(factor?.units.find((known) => known.code === code)?.label ?? code);
  return [
    {
      name: 'value',
      label: t('company-data.column.value'),
      show: ({ value }) => (value === null ? empty : formatNumber(value, language)),
    },
    { name: 'unit', label: t('company-data.record.unit'), show: ({ unit: code }) => unit(code) },
    { name: 'firstYear', label: t('company-data.factors.firstYear'), show: ({ firstYear }) => firstYear },
    {
      name: 'lastYear',
      label: t('company-data.factors.lastYear'),
      show: ({ lastYear }) => (lastYear === OPEN ? t('company-data.factors.open') : lastYear),
    },
    { name: 'source', label: t('company-data.factors.source'), show: ({ source }) => source || empty },
    { name: 'note', label: t('company-data.record.note'), show: ({ note }) => note || empty },
    {
      name: 'evidence',
      label: t('company-data.column.evidence'),
      show: ({ evidence }) => evidence.map(({ name }) => name).join(', ') || empty,
    },
  ];
}
