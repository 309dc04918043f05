import { notBlank } from '@metra/contract/primitives';
import type { Strategy } from '@metra/contract/strategies';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { Button } from '../../../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../../design-system/dialog/unsaved-input.ts';
import { FormField } from '../../../design-system/form-field.tsx';
import { Spinner } from '../../../design-system/spinner.tsx';
import { TextInput } from '../../../design-system/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { useWords } from '../../../design-system/words.ts';
import { strategyQueries } from '../../../domain/tracking/strategy.queries.ts';
import { api } from '../../../lib/api.ts';
import { FormProblem } from '../../../lib/form-problem.tsx';
import { useContractForm } from '../../../lib/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { dashboardQueries } from '../dashboard.queries.ts';

interface RenameStrategyProps {
  strategyId: number;
  onDone: () => void;
}

export function RenameStrategy({ strategyId, onDone }: RenameStrategyProps) {
  const { t } = useTranslate();
  // A name to be changed has to be the present one.
  const query = useQuery({ ...strategyQueries.detail(strategyId), staleTime: 0 });
  if (query.data) return <NameForm strategy={query.data} onDone={onDone} />;
  return (
    <DialogBody>
      {query.error ? <LoadError title={t('dashboard.error.title')} query={query} /> : <Spinner size={24} />}
    </DialogBody>
  );
}

const StrategyName = z.object({ name: notBlank(200) });

function NameForm({ strategy, onDone }: { strategy: Strategy; onDone: () => void }) {
  const { t } = useTranslate();
  const words = useWords();
  const form = useContractForm(StrategyName, {
    defaultValues: { name: strategy.name },
    async submit({ name }) {
      const body = { name: name.trim(), version: strategy.version };
      const changed = await api.strategies.update({ params: { strategyId: strategy.id }, body });
      await queryClient.invalidateQueries(dashboardQueries.all());
      onDone();
      showToast({ variant: 'success', title: t('dashboard.rename.done', { name: changed.name }) });
    },
    onError() {
      // Whoever was refused because of a newer version can try again with that one.
      void queryClient.invalidateQueries(strategyQueries.detail(strategy.id));
      return false;
    },
  });
  useUnsavedInput(form.form.formState.isDirty);
  return (
    <form noValidate onSubmit={form.onSubmit} className="contents">
      <DialogBody>
        <div className="grid gap-4">
          <FormProblem of={form} />
          <FormField control={form.control} name="name" label={t('dashboard.rename.name')}>
            {(field) => <TextInput {...field} maxLength={200} />}
          </FormField>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={form.submitting}>
          {t('dashboard.rename.save')}
        </Button>
      </DialogFooter>
    </form>
  );
}
