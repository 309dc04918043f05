import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { berlinInstant, berlinTime, formatBerlin } from '../../../lib/formats/berlin-time.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { contentQueries } from '../content.queries.ts';
import { useGapText } from './gap-text.ts';
import type { PageDraft } from './page-draft.ts';

export const openPublishDialog = (draft: PageDraft): Promise<void> =>
  openDialog({
    title: translate('content.publish.title'),
    size: 'lg',
    content: ({ close }) => <PublishForm draft={draft} onDone={() => close()} />,
  });

const TOMORROW_MS = 86_400_000;
const MORNING = '08:00';

type When = 'now' | 'later';

function PublishForm({ draft, onDone }: { draft: PageDraft; onDone: () => void }) {
  const { t, language } = useTranslate();
  // A gap may have been filled after the page was saved, because the text of a picture is saved with the picture.
  const { data: page = draft.snapshot().document } = useQuery(
    contentQueries.page(draft.snapshot().document.id),
  );
  const gapText = useGapText(page.content);
  const scheduled = page.scheduledFor ? berlinTime(page.scheduledFor) : null;
  const tomorrow = berlinTime(new Date(Date.now() + TOMORROW_MS).toISOString()).day;
  const [when, setWhen] = useState<When>(scheduled ? 'later' : 'now');
  const [day, setDay] = useState<string | null>(scheduled?.day ?? tomorrow);
  const [time, setTime] = useState(scheduled?.time ?? MORNING);
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();
  const publishAt = berlinInstant(day ?? '', time);
  const isPast = publishAt !== undefined && Date.parse(publishAt) <= Date.now();
  const timeProblem = publishAt === undefined ? 'content.publish.noTime' : isPast && 'content.publish.past';
  const isComplete = page.gaps.length === 0;

  async function submit() {
    setError(undefined);
    setSubmitting(true);
    try {
      const at = when === 'now' ? null : (publishAt ?? null);
      const { id, version } = draft.snapshot().document;
      draft.take(
        await operatorApi.landingPagesAdmin.publish({ params: { id }, body: { version, publishAt: at } }),
      );
      showToast({
        variant: 'success',
        title: at
          ? t('content.publish.scheduled', { time: formatBerlin(at, language) })
          : t('content.publish.done'),
      });
      onDone();
    } catch (failure) {
      // Somebody else has saved the page, so the person must see the newer version before it is published.
      if (hasKey(failure, 'conflict.version') || hasKey(failure, 'landing_page.incomplete'))
        draft.take(await operatorApi.landingPagesAdmin.read({ params: { id: page.id } }));
      setError(await errorText(failure));
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <DialogForm
      of={{
        onSubmit: submit,
        submitting,
        isDirty: false,
        error,
      }}
      isOwn
      submitLabel={t(when === 'now' ? 'content.publish.now' : 'content.publish.schedule')}
      canSubmit={isComplete && (when === 'now' || !timeProblem)}
      onCancel={onDone}
    >
      {isComplete ? (
        <div className="grid gap-5">
          <p className="text-text-soft">
            {t(page.state === 'PUBLISHED' ? 'content.publish.replaces' : 'content.publish.text')}
          </p>
          <RadioGroup<When>
            aria-label={t('content.publish.when')}
            value={when}
            options={[
              { value: 'now', label: t('content.publish.nowOption') },
              { value: 'later', label: t('content.publish.laterOption') },
            ]}
            onChange={setWhen}
          />
          {when === 'later' && (
            <div className="field-grid">
              <Field label={t('content.publish.day')}>
                <DatePicker value={day} onChange={setDay} />
              </Field>
              <Field
                label={t('content.publish.time')}
                description={t('content.publish.zone')}
                error={timeProblem && t(timeProblem)}
              >
                <TextInput
                  value={time}
                  maxLength={5}
                  inputMode="numeric"
                  placeholder={MORNING}
                  onChange={(event) => setTime(event.target.value)}
                />
              </Field>
            </div>
          )}
        </div>
      ) : (
        <div className="grid gap-3">
          <Notice tone="warning">{t('content.publish.gaps', { count: page.gaps.length })}</Notice>
          <ul className="list-disc pl-5 text-small">
            {page.gaps.map((gap) => (
              <li key={`${gap.path} ${gap.reason} ${gap.name}`}>{gapText(gap)}</li>
            ))}
          </ul>
        </div>
      )}
    </DialogForm>
  );
}
