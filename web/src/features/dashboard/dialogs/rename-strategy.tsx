import { notBlank } from '@metra/contract/core/primitives';
import type { Strategy } from '@metra/contract/operations/strategies';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { strategyQueries } from '../../../domain/tracking/strategy.queries.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedDialogForm } from '../../../lib/versioned-form/versioned-form.tsx';

interface RenameStrategyProps {
  strategyId: number;
  onDone: () => void;
}

export function RenameStrategy({ strategyId, onDone }: RenameStrategyProps) {
  const { t } = useTranslate();
  // The form must begin with the current name.
  const query = useQuery({ ...strategyQueries.detail(strategyId), staleTime: 0 });
  if (query.data) return <NameForm strategy={query.data} onDone={onDone} />;
  return (
    <DialogBody>
      {query.error ? <LoadError title={t('dashboard.error.title')} query={query} /> : <Spinner size={24} />}
    </DialogBody>
  );
}

const StrategyName = z.object({ name: notBlank(200) });

const versioned = ({ name, version }: Strategy) => ({ values: { name }, version });

function NameForm({ strategy, onDone }: { strategy: Strategy; onDone: () => void }) {
  const { t } = useTranslate();
  const params = { strategyId: strategy.id };
  const editing = useVersionedForm(StrategyName, {
    start: versioned(strategy),
    tidy: ({ name }) => ({ name: name.trim() }),
    read: async () => versioned(await api.strategies.read({ params })),
    async write({ name }, { version }) {
      await api.strategies.update({ params, body: { name, version } });
      await invalidateAnswers(api.my.dashboard);
      return undefined;
    },
    onSaved({ name }) {
      onDone();
      showToast({ variant: 'success', title: t('dashboard.rename.done', { name }) });
    },
  });
  return (
    <VersionedDialogForm
      of={editing}
      conflictFields={[{ name: 'name', label: t('dashboard.rename.name'), show: ({ name }) => name }]}
      submitLabel={t('dashboard.rename.save')}
      onCancel={onDone}
    >
      <FormField control={editing.control} name="name" label={t('dashboard.rename.name')}>
        {(field) => <TextInput {...field} maxLength={200} />}
      </FormField>
    </VersionedDialogForm>
  );
}
