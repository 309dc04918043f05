import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { hasKey } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { vsmeQueries } from '../vsme.queries.ts';

interface ResponsibleOf {
  label: string;
  responsible: { id: number; name: string } | null;
  save: (accountId: number | null) => Promise<unknown>;
}

const NOBODY = '0';

export const chooseResponsible = (of: ResponsibleOf): Promise<void> =>
  openDialog({
    title: translate('reporting.vsme.responsible'),
    size: 'lg',
    content: ({ close }) => <ResponsibleForm of={of} onDone={() => close()} />,
  });

function ResponsibleForm({ of, onDone }: { of: ResponsibleOf; onDone: () => void }) {
  const { t } = useTranslate();
  const team = useQuery(vsmeQueries.team());
  const saved = String(of.responsible?.id ?? NOBODY);
  const [chosen, setChosen] = useState(saved);
  const [submitting, setSubmitting] = useState(false);
  const people = team.data?.items.map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`.trim(),
  }));
  async function onSubmit() {
    setSubmitting(true);
    try {
      await of.save(chosen === NOBODY ? null : Number(chosen));
      onDone();
    } catch (error) {
      await reportError(error);
      // A colleague has named somebody else meanwhile: the row shows whom.
      if (hasKey(error, 'conflict.version')) onDone();
    } finally {
      setSubmitting(false);
    }
  }
  return (
    <DialogForm
      of={{ onSubmit, submitting, isDirty: chosen !== saved }}
      submitLabel={t('reporting.vsme.save')}
      onCancel={onDone}
    >
      <Field label={of.label}>
        <Select
          options={[
            { value: NOBODY, label: t('reporting.vsme.nobody') },
            ...(people ?? (of.responsible ? [{ value: saved, label: of.responsible.name }] : [])),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      </Field>
    </DialogForm>
  );
}
