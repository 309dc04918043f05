import type { FreezePreview, FrozenReport } from '@metra/contract/operations/frozen-reports';
import type { Report } from '@metra/contract/shapes/report-shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody } from '../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { Skeleton, SkeletonBlock } from '../../design-system/feedback/skeleton.tsx';
import { Field } from '../../design-system/fields/field.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FreezeFacts } from './freeze-facts.tsx';
import { frozenQueries } from './frozen.queries.ts';
import { FrozenNow } from './frozen-now.tsx';
import { useStoredReason } from './stored-reason.ts';

const LONGEST_REASON = 1000;

/** The dialog stays open until the files are ready, or until somebody closes it. */
export const openFreezeDialog = (year: number, label: string): Promise<undefined> =>
  openDialog<undefined>({
    title: translate('reporting.frozen.freeze.title', { year: label }),
    size: 'lg',
    content: ({ close }) => <FreezeDialog year={year} onDone={() => close()} />,
  });

function FreezeDialog({ year, onDone }: { year: number; onDone: () => void }) {
  const { t } = useTranslate();
  const [frozen, setFrozen] = useState<FrozenReport | null>(null);
  const preview = useQuery(frozenQueries.preview(year));
  const report = useQuery(frozenQueries.report(year));
  if (frozen) return <FrozenNow first={frozen} onDone={onDone} />;
  // The form appears as a whole, because its buttons would move if the report followed.
  if (preview.data && !report.isPending)
    return (
      <FreezeForm
        year={year}
        preview={preview.data}
        report={report.data}
        onFrozen={setFrozen}
        onCancel={onDone}
      />
    );
  return (
    <DialogBody>
      {preview.error ? (
        <LoadError title={t('reporting.frozen.freeze.error')} query={preview} />
      ) : (
        <Skeleton className="grid gap-4 pb-4">
          {[1, 2, 3].map((row) => (
            <SkeletonBlock key={row} className="h-[44px]" />
          ))}
        </Skeleton>
      )}
    </DialogBody>
  );
}

interface FreezeFormProps {
  year: number;
  preview: FreezePreview;
  /** It is missing if it could not be loaded. */
  report: Report | undefined;
  onFrozen: (frozen: FrozenReport) => void;
  onCancel: () => void;
}

function FreezeForm({ year, preview, report, onFrozen, onCancel }: FreezeFormProps) {
  const { t } = useTranslate();
  const queryClient = useQueryClient();
  const { account } = useSession();
  const { reason, write, forget } = useStoredReason(`freeze:${account?.id ?? 0}:${year}`);
  const [attempt] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { replaces } = preview;

  const freeze = useMutation({
    mutationFn: () => {
      const body = replaces ? { replaces: replaces.id, reason: reason.trim() } : {};
      // A retry after a lost answer uses the same key, so it freezes once.
      return api.frozenReports.freeze(
        { params: { year }, body },
        { idempotencyKey: `${attempt}-${replaces?.id ?? 0}` },
      );
    },
    onSuccess(frozen) {
      forget();
      queryClient.setQueryData(frozenQueries.detail(frozen.id).queryKey, frozen);
      events.emit('frozenReportChanged');
      onFrozen(frozen);
    },
    async onError(error) {
      setProblem(await errorText(error));
      // A colleague may have frozen first; the preview is then outdated, but the reason stays.
      await queryClient.invalidateQueries({ queryKey: frozenQueries.preview(year).queryKey });
    },
  });

  function submit() {
    setProblem(undefined);
    if (replaces && reason.trim() === '') return setReasonMissing(true);
    freeze.mutate();
  }

  return (
    <DialogForm
      of={{
        // The browser stores the reason, so closing loses nothing.
        isDirty: false,
        submitting: freeze.isPending,
        onSubmit: async () => submit(),
        error: problem,
      }}
      submitLabel={t('reporting.frozen.freeze.submit')}
      onCancel={onCancel}
      intro={<p className="mb-4">{t('reporting.frozen.freeze.text')}</p>}
    >
      <FreezeFacts year={year} preview={preview} report={report} onLeave={onCancel} />
      {replaces && (
        <Field
          className="mt-5"
          label={t('reporting.frozen.freeze.reason')}
          required
          error={
            isReasonMissing && reason.trim() === '' ? t('reporting.frozen.freeze.reasonMissing') : undefined
          }
        >
          <Textarea
            rows={2}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
      )}
    </DialogForm>
  );
}
