import type { FrozenReport } from '@metra/contract/operations/frozen-reports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../design-system/fields/field.tsx';
import { Select } from '../../design-system/fields/select.tsx';
import { Switch } from '../../design-system/fields/switch.tsx';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { endOfDay, sharedUntilChoices } from './shared-until.ts';

interface NewLinkProps {
  report: FrozenReport;
  onMade: (report: FrozenReport) => void;
  onCancel: () => void;
}

export function NewLink({ report, onMade, onCancel }: NewLinkProps) {
  const { t, language } = useTranslate();
  const [choices] = useState(() => sharedUntilChoices(new Date(), language));
  const [until, setUntil] = useState(choices[1]?.value ?? '');
  const [withCode, setWithCode] = useState(true);
  const [problem, setProblem] = useState<string>();
  const make = useMutation({
    mutationFn: () =>
      api.frozenReports.share({
        params: { frozenReportId: report.id },
        body: { expiresAt: endOfDay(until), withCode },
      }),
    onSuccess: onMade,
    onError: async (error) => setProblem(await errorText(error)),
  });
  return (
    <DialogForm
      of={{
        isDirty: false,
        submitting: make.isPending,
        onSubmit: async () => {
          setProblem(undefined);
          make.mutate();
        },
        error: problem,
      }}
      submitLabel={t('reporting.frozen.share.make')}
      onCancel={onCancel}
      intro={<p className="mb-5">{t('reporting.frozen.share.text')}</p>}
    >
      <div className="grid gap-5">
        <Field label={t('reporting.frozen.share.until')}>
          <Select options={choices} value={until} onChange={setUntil} />
        </Field>
        <Switch
          label={t('reporting.frozen.share.withCode')}
          description={t('reporting.frozen.share.otherWay')}
          value={withCode}
          onChange={setWithCode}
        />
      </div>
    </DialogForm>
  );
}
