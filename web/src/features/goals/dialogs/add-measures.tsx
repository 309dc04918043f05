import type { Measure } from '@metra/contract/operations/measures';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Spinner } from '../../../design-system/feedback/spinner.tsx';
import { Menu, MenuItem } from '../../../design-system/layers/menu.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { Tag } from '../../../design-system/values/tag.tsx';
import { deleteOwnMeasure } from '../../../domain/tracking/delete-own-measure.tsx';
import { MeasurePicker } from '../../../domain/tracking/measure-picker.tsx';
import { OwnMeasureDialog } from '../../../domain/tracking/own-measure-dialog.tsx';
import { useCatalogue } from '../../../domain/tracking/own-measures.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { goalQueries } from '../goals.queries.ts';
import { refused } from '../refused.ts';

export function AddMeasures({ goal, onDone }: { goal: TrackableGoal; onDone: () => void }) {
  const { t } = useTranslate();
  const { query, data, own } = useCatalogue();
  const [written, setWritten] = useState<{ measure: Measure | null } | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());

  const add = useMutation({
    mutationFn: () =>
      api.tracking.addMeasures({
        params: { trackableGoalId: goal.id },
        body: { measures: [...chosen], state: 'PLANNED' },
      }),
    onSuccess(changed) {
      queryClient.setQueryData(goalQueries.detail(goal.id).queryKey, changed);
      events.emit('trackableGoalChanged', { goalId: goal.id });
      onDone();
      showToast({ variant: 'success', title: t('goals.addMeasures.done', { count: chosen.size }) });
    },
    onError: refused(goal.id),
  });

  function write(measure: Measure | null) {
    setWritten({ measure });
    setWriting(true);
  }

  if (!data)
    return (
      <DialogBody>
        {query.error ? (
          <LoadError title={t('goals.addMeasures.error')} query={query} />
        ) : (
          <Spinner size={24} />
        )}
      </DialogBody>
    );
  const known = data.goals.find(({ id }) => id === goal.goalId)?.measures ?? [];
  const offered = known.filter(({ id }) => !goal.measures.some(({ measureId }) => measureId === id));
  return (
    <>
      <DialogForm
        of={{ isDirty: chosen.size > 0, submitting: add.isPending, onSubmit: async () => add.mutate() }}
        submitLabel={t('goals.addMeasures.save', { count: chosen.size })}
        canSubmit={chosen.size > 0}
        onCancel={onDone}
      >
        {offered.length === 0 ? (
          <EmptyState sector={goal.sector} title={t('goals.picker.none')} text={t('goals.picker.noneText')} />
        ) : (
          <MeasurePicker
            goal={goal}
            measures={offered}
            chosen={chosen}
            onChange={setChosen}
            actionsOf={(id) => {
              const measure = own.find((each) => each.id === id);
              return measure && <OwnMeasureMenu measure={measure} onEdit={() => write(measure)} />;
            }}
          />
        )}
        <Button
          className="mt-4"
          icon={<PencilLine size={18} aria-hidden="true" />}
          onClick={() => write(null)}
        >
          {t('goals.ownMeasure.new')}
        </Button>
      </DialogForm>
      {/* The dialog is outside the form, because submitting it must not submit this form too. */}
      {written && (
        <OwnMeasureDialog
          open={isWriting}
          goal={{ id: goal.goalId, name: goal.name }}
          measure={written.measure}
          onClose={() => setWriting(false)}
          onSaved={({ id }) => setChosen(new Set([...chosen, id]))}
        />
      )}
    </>
  );
}

interface OwnMeasureMenuProps {
  measure: Measure;
  onEdit: () => void;
}

/** The menu is layered above the row, which otherwise is one large button. */
function OwnMeasureMenu({ measure, onEdit }: OwnMeasureMenuProps) {
  const { t } = useTranslate();
  return (
    <div className="relative z-1 -mr-2 flex shrink-0 flex-col items-end gap-1">
      <Tag>{t('goals.ownMeasure.tag')}</Tag>
      <Menu
        trigger={
          <IconButton
            label={t('goals.ownMeasure.actions', { name: measure.name })}
            icon={<Ellipsis size={18} aria-hidden="true" />}
          />
        }
      >
        <MenuItem onSelect={onEdit}>{t('goals.ownMeasure.edit')}</MenuItem>
        <MenuItem danger onSelect={() => void deleteOwnMeasure(measure)}>
          {t('goals.ownMeasure.delete')}
        </MenuItem>
      </Menu>
    </div>
  );
}
