import type { Sector } from '@metra/contract/core/primitives';
import type { Kpi, Unit } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { kpiChanged } from '../../../domain/kpis/kpi.invalidations.ts';
import { api } from '../../../lib/api/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { companyDataQueries } from '../company-data.queries.ts';
import { FormulaFields } from './formula-fields.tsx';
import { OwnKpiFields } from './own-kpi-fields.tsx';
import { formOf, OwnKpiForm, unitCode, writeOf } from './own-kpi-values.ts';
import { useOwnKpiWords } from './own-kpi-words.ts';
import { useFormulaCheck } from './use-formula-check.ts';
import { useFormulaProposal } from './use-formula-proposal.ts';

interface OwnKpiProps {
  kpi: Kpi | null;
  sector: Sector | null;
  onCancel: () => void;
  onSaved: (kpi: Kpi) => void;
}

/** A new KPI has neither an id nor a version. */
const UNSAVED = 0;

/** The form defines an own KPI: its name, how it is counted, and where its values come from. */
export function OwnKpi({ kpi, sector, onCancel, onSaved }: OwnKpiProps) {
  const { t, language } = useTranslate();
  const conflictFields = useOwnKpiWords();
  const listed = useQuery(companyDataQueries.units()).data ?? [];
  // The unit of the last valid result stays in the list while the next result loads.
  const [known, setKnown] = useState<Unit | null>(null);
  const units = known ? [known, ...listed.filter(({ code }) => code !== known.code)] : listed;
  // Texts of the other language and properties without a field are taken from the version that is being overwritten.
  const present = useRef(kpi);
  const versioned = (of: Kpi | null) => ({
    values: formOf(of, sector, language),
    version: of?.version ?? UNSAVED,
  });
  const params = { id: kpi?.id ?? UNSAVED };
  const editing = useVersionedForm(OwnKpiForm, {
    start: versioned(kpi),
    async read() {
      present.current = await api.kpis.read({ params });
      return versioned(present.current);
    },
    async write(values, { version }) {
      const body = writeOf(values, present.current, units, language);
      const saved = kpi
        ? await api.kpis.update({ params, body: { ...body, version, why: values.why.trim() || null } })
        : await api.kpis.create({ body });
      kpiChanged(saved.id);
      showToast({ variant: 'success', title: t('company-data.own.saved', { name: saved.name }) });
      onSaved(saved);
      return undefined;
    },
    errorFields: { 'kpi.formula_invalid': 'expression' },
    fieldNames: {
      'translations/de/name': 'name',
      'translations/en/name': 'name',
      unit: 'unitLabel',
      'band/min': 'bandMin',
      'band/max': 'bandMax',
      'formula/expression': 'expression',
    },
  });
  const { form, control } = editing;
  const isComputed = form.watch('kind') === 'COMPUTED';
  const unitLabel = form.watch('unitLabel');
  const checked = useFormulaCheck(
    control,
    kpi?.id ?? null,
    // A unit that was only proposed must not restrict a changed formula.
    unitLabel.trim() === '' || (kpi === null && unitLabel === known?.label)
      ? null
      : unitCode(unitLabel.trim(), kpi, units),
  );
  const derived = checked.verdict?.unit ?? null;
  if (derived && derived.code !== known?.code) setKnown(derived);
  useFormulaProposal(form, { isNew: kpi === null, sector }, checked.verdict);

  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={conflictFields}
      submitLabel={t(kpi ? 'company-data.own.save' : 'company-data.own.create')}
      canSubmit={!checked.isBroken}
      onCancel={onCancel}
    >
      <OwnKpiFields
        control={control}
        units={units}
        isNew={kpi === null}
        sector={form.watch('sector')}
        isComputed={isComputed}
        aggregation={form.watch('aggregation')}
        hasBand={form.watch('direction') === 'BAND'}
        formula={
          isComputed && (
            <>
              <FormulaFields
                control={control}
                kpiId={kpi?.id ?? null}
                checked={checked}
                optional={form.watch('optional')}
                onOptional={(optional) => form.setValue('optional', optional, { shouldDirty: true })}
                onUnit={({ label }) =>
                  form.setValue('unitLabel', label, { shouldDirty: true, shouldValidate: true })
                }
              />
              {kpi && kpi.formula?.expression !== form.watch('expression').trim() && (
                <FormField
                  control={control}
                  name="why"
                  label={t('company-data.formula.why')}
                  description={t('company-data.formula.whyHint')}
                  optional
                  className="sm:col-span-2"
                >
                  {(field) => <TextInput {...field} maxLength={500} />}
                </FormField>
              )}
            </>
          )
        }
      />
    </VersionedDialogForm>
  );
}
