import type { Kpi } from '@metra/contract/kpi-shapes';
import type { Sector } from '@metra/contract/primitives';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { kpiChanged } from '../../../domain/kpis/kpi.invalidations.ts';
import { api } from '../../../lib/api.ts';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { FormulaFields } from './formula-fields.tsx';
import { OwnKpiFields } from './own-kpi-fields.tsx';
import { formOf, OwnKpiForm, writeOf } from './own-kpi-values.ts';

interface OwnKpiProps {
  /** Null: a new one. */
  kpi: Kpi | null;
  sector: Sector | null;
  onCancel: () => void;
  onSaved: (kpi: Kpi) => void;
}

/** A kpi of one's own: what it is called, how it is counted, and where its number comes from. */
export function OwnKpi({ kpi, sector, onCancel, onSaved }: OwnKpiProps) {
  const { t, language } = useTranslate();
  const words = useWords();
  const units = useQuery(companyDataQueries.units()).data ?? [];
  const work = useContractForm(OwnKpiForm, {
    defaultValues: formOf(kpi, sector, language),
    errorFields: { 'kpi.formula_invalid': 'expression' },
    fieldNames: {
      'translations/de/name': 'name',
      'translations/en/name': 'name',
      unit: 'unitLabel',
      'formula/expression': 'expression',
    },
    async submit(values) {
      const body = writeOf(values, kpi, units, language);
      const saved = kpi
        ? await api.kpis.update({ params: { id: kpi.id }, body: { ...body, version: kpi.version } })
        : await api.kpis.create({ body });
      kpiChanged(saved.id);
      showToast({ variant: 'success', title: t('company-data.own.saved', { name: saved.name }) });
      onSaved(saved);
    },
  });
  useUnsavedInput(work.form.formState.isDirty);
  const isComputed = work.form.watch('kind') === 'COMPUTED';
  return (
    <form noValidate onSubmit={work.onSubmit} className="contents">
      <DialogBody>
        <div className="mb-4 empty:hidden">
          <FormProblem of={work} />
        </div>
        <OwnKpiFields
          control={work.control}
          units={units}
          isNew={kpi === null}
          sector={work.form.watch('sector')}
          isComputed={isComputed}
          formula={
            isComputed && (
              <FormulaFields
                control={work.control}
                kpiId={kpi?.id ?? null}
                optional={work.form.watch('optional')}
                onOptional={(optional) => work.form.setValue('optional', optional, { shouldDirty: true })}
              />
            )
          }
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={work.submitting}>
          {t(kpi ? 'company-data.own.save' : 'company-data.own.create')}
        </Button>
      </DialogFooter>
    </form>
  );
}
