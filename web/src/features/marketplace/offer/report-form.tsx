import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { ReportReason } from '@metra/contract/operations/offer-reports';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { Honeypot } from './honeypot.tsx';
import { PlainField } from './plain-field.tsx';
import { useSentForm } from './use-sent-form.ts';

const REASONS: readonly ReportReason[] = ['SPAM', 'WRONG', 'ILLEGAL', 'OTHER'];

/** A visitor can report a problem with the offer. The form is inconspicuous and comes last. */
export function ReportForm({ offerId, refused }: { offerId: number; refused: RefusedForm | null }) {
  const { t, language } = useTranslate();
  const form = useSentForm('report', refused, async ({ reason, ...values }) => {
    const { api } = await import('../../../lib/api/api.ts');
    const known = REASONS.find((each) => each === reason) ?? 'OTHER';
    await api.offerReports.create({ params: { offerId }, body: { text: '', ...values, reason: known } });
  });
  if (form.state === 'sent')
    return (
      <p id="report" role="status" className="text-ui">
        {t('offer.report.sent')}
      </p>
    );
  return (
    <details id="report" open={form.message !== null} className="open:w-full sm:open:max-w-[416px]">
      <summary className="link inline-flex cursor-pointer items-center gap-2 text-small text-text-muted">
        {t('offer.report.title')}
      </summary>
      <form
        action={siteAddress(`/marketplace/offers/${offerId}/report`, language)}
        method="post"
        className="relative mt-4 grid gap-4"
        onSubmit={form.onSubmit}
      >
        {form.message && (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger-text">
            {form.message}
          </p>
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-small font-medium">{t('offer.report.reason')}</legend>
          {REASONS.map((reason) => (
            <label key={reason} className="flex min-h-(--target) items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={refused?.values.reason === reason}
                className="size-5 accent-(--primary)"
              />
              {t(`offer.report.reason.${reason}`)}
            </label>
          ))}
        </fieldset>
        <PlainField
          label={t('offer.report.text')}
          name="text"
          rows={3}
          maxLength={2000}
          value={refused?.values.text}
          error={form.fields.includes('text') ? t('offer.report.fault') : undefined}
        />
        <Honeypot />
        <button type="submit" className={buttonClass({ variant: 'secondary', size: 'md' })}>
          {t('offer.report.send')}
        </button>
      </form>
    </details>
  );
}
