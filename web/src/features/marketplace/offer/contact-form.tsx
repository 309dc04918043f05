import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { Check } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { Honeypot } from './honeypot.tsx';
import { PlainField } from './plain-field.tsx';
import { useSentForm } from './use-sent-form.ts';

/** The organisation receives the message and answers by mail. */
export function ContactForm({ offer, refused }: { offer: Offer; refused: RefusedForm | null }) {
  const { t, language } = useTranslate();
  const form = useSentForm('contact', refused, async (values) => {
    const { api } = await import('../../../lib/api/api.ts');
    await api.offerContacts.send({
      params: { offerId: offer.id },
      body: { name: '', email: '', text: '', ...values },
    });
  });
  const fault = (name: 'name' | 'email' | 'text') =>
    form.fields.includes(name) ? t(`offer.contact.fault.${name}`) : undefined;
  const typed = refused?.values ?? {};
  if (form.state === 'sent')
    return (
      <p
        role="status"
        className="flex items-start gap-3 rounded-control bg-success-soft p-4 text-success-text"
      >
        <Check size={19} aria-hidden="true" className="h-lh shrink-0" />
        {t('offer.contact.sent', { name: offer.organisation.name })}
      </p>
    );
  return (
    <form
      action={siteAddress(`/marketplace/offers/${offer.id}/contact`, language)}
      method="post"
      className="relative grid gap-4"
      onSubmit={form.onSubmit}
    >
      {form.message && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger-text">
          {form.message}
        </p>
      )}
      <PlainField
        label={t('offer.contact.name')}
        name="name"
        autoComplete="name"
        maxLength={200}
        isRequired
        value={typed.name}
        error={fault('name')}
      />
      <PlainField
        label={t('offer.contact.organisation')}
        name="organisation"
        autoComplete="organization"
        maxLength={200}
        value={typed.organisation}
      />
      <PlainField
        label={t('offer.contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        isRequired
        value={typed.email}
        error={fault('email')}
      />
      <PlainField
        label={t('offer.contact.text')}
        name="text"
        rows={5}
        maxLength={4000}
        isRequired
        value={typed.text}
        error={fault('text')}
      />
      <Honeypot />
      <button
        type="submit"
        aria-busy={form.state === 'sending'}
        className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'w-full')}
      >
        {t('offer.contact.send')}
      </button>
      <p className="type-small text-text-muted">
        {t('offer.contact.use')}{' '}
        <SiteLink href="/datenschutz" className="link">
          {t('offer.contact.privacy')}
        </SiteLink>
      </p>
    </form>
  );
}
