import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { Globe, Phone } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { WebLink } from '../web-link.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './offer.module.css';
import { ShareButton } from './share-button.tsx';
import { WatchButton } from './watch-button.tsx';

/** The panel offers the contact form and other actions on the offer. */
export function ContactPanel({ offer, refused }: { offer: Offer; refused: RefusedForm | null }) {
  const { t } = useTranslate();
  const { contact, organisation } = offer;
  return (
    <aside className="grid gap-4" aria-label={t('offer.contact.title')}>
      <section id="contact" aria-labelledby="contact-title" className={styles.panel}>
        <div>
          <h2 id="contact-title" className="type-panel">
            {t('offer.contact.title')}
          </h2>
          <p className="type-small mt-1 text-text-muted">
            {t(offer.canBeContacted ? 'offer.contact.only' : 'offer.contact.none', {
              name: organisation.name,
            })}
          </p>
        </div>
        {offer.canBeContacted && <ContactForm offer={offer} refused={refused} />}
        {(contact.phone || contact.website) && (
          <ul className="grid gap-2 border-t border-line pt-4 text-ui">
            {contact.name && <li className="text-text-muted">{contact.name}</li>}
            {contact.phone && (
              <li>
                <a
                  href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
                  className="link inline-flex items-center gap-2"
                >
                  <Phone size={15} aria-hidden="true" />
                  {contact.phone}
                </a>
              </li>
            )}
            {contact.website && (
              <li>
                <WebLink address={contact.website} className="inline-flex items-center gap-2">
                  <Globe size={15} aria-hidden="true" />
                </WebLink>
              </li>
            )}
          </ul>
        )}
      </section>
      <div className="grid grid-cols-2 gap-3">
        <WatchButton of={{ offerId: offer.id }} path={`/marketplace/offers/${offer.id}`} />
        <ShareButton title={offer.title} />
      </div>
    </aside>
  );
}
