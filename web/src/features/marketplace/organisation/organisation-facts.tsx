import type { Organisation } from '@metra/contract/operations/organisations';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { WebLink } from '../web-link.tsx';

/** The list leaves out facts without a value. */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslate();
  const { type, size, industry, address, website, email, phone } = organisation;
  const town = [address.zipCode, address.city].filter(Boolean).join(' ');
  const facts: (readonly [label: string, content: ReactNode])[] = [
    [t('organisations.fact.type'), type?.name],
    [t('organisations.fact.size'), size?.name],
    [t('organisations.fact.industry'), industry?.name],
    [
      t('organisations.fact.address'),
      (address.street || town) && (
        <>
          {address.street}
          {address.street && town && <br />}
          {town}
        </>
      ),
    ],
    [t('organisations.fact.website'), website && <WebLink address={website} />],
    [
      t('organisations.fact.email'),
      email && (
        <a href={`mailto:${email}`} className="link break-all">
          {email}
        </a>
      ),
    ],
    [
      t('organisations.fact.phone'),
      phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link">
          {phone}
        </a>
      ),
    ],
  ];
  return (
    <dl className="border-t border-text text-ui">
      {facts.map(
        ([label, content]) =>
          content && (
            <div key={label} className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-b border-line py-3">
              <dt className="text-text-muted">{label}</dt>
              <dd>{content}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
