import type { OfferReport } from '@metra/contract/operations/offers';
import { Archive, ExternalLink, EyeOff, MoreVertical, PencilLine, Send, Trash2 } from 'lucide-react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Sparkline } from '../../../design-system/charts/sparkline.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../design-system/layers/menu.tsx';
import { ResponsivePicture } from '../../../design-system/pictures/responsive-picture.tsx';
import type { api } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { changeState, deleteOffer } from './offer-actions.ts';
import { type Counted, countOf } from './offer-counts.ts';
import { OfferStateText } from './offer-state.tsx';

export type OwnOffer = Awaited<ReturnType<typeof api.organisations.offers>>['items'][number];

const COUNTED: readonly Counted[] = ['views', 'watchers', 'matches'];

interface OfferListProps {
  offers: readonly OwnOffer[];
  reports: ReadonlyMap<number, OfferReport>;
  current: number | 'new' | undefined;
  /** No editor beside it. */
  isAlone: boolean;
  onEdit: (offer: OwnOffer) => void;
}

export function OfferList({ offers, reports, current, isAlone, onEdit }: OfferListProps) {
  return (
    <ul>
      {offers.map((offer) => (
        <OfferRow
          key={offer.id}
          offer={offer}
          report={reports.get(offer.id)}
          isCurrent={offer.id === current}
          isAlone={isAlone}
          onEdit={() => onEdit(offer)}
        />
      ))}
    </ul>
  );
}

interface OfferRowProps {
  offer: OwnOffer;
  report: OfferReport | undefined;
  isCurrent: boolean;
  isAlone: boolean;
  onEdit: () => void;
}

function OfferRow({ offer, report, isCurrent, isAlone, onEdit }: OfferRowProps) {
  const { t } = useTranslate();
  const mayWrite = useMayWrite();
  const { title, offerType, state, isPublic, takenDown, image } = offer;
  const beside = isAlone ? 'md:col-span-1 md:col-start-2 md:row-start-1' : '';
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-3 border-b border-line px-5 py-4 last:border-b-0 md:px-6',
        isAlone && 'md:grid-cols-[minmax(0,1fr)_minmax(0,400px)_auto] md:gap-x-6',
        isCurrent && 'border-l-4 border-l-current-value bg-current-value-soft pl-4 md:pl-5',
      )}
    >
      <div className="flex min-w-0 items-start gap-4">
        {image && (
          <span className="w-[76px] shrink-0 overflow-hidden rounded-chip max-sm:hidden">
            <ResponsivePicture
              image={{ ...image, altText: '' }}
              sizes="76px"
              className="aspect-4/3 object-cover"
            />
          </span>
        )}
        <div className="grid min-w-0 gap-1">
          <h3 className="leading-ui font-strong wrap-anywhere">
            {mayWrite ? (
              <button
                type="button"
                className="rounded-chip text-left underline-offset-3 hover:underline"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={onEdit}
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
            <OfferStateText state={state} isPublic={isPublic} isTakenDown={takenDown !== null} />
            {offerType.name}
          </p>
        </div>
      </div>
      <div className={cx(isAlone && 'md:col-start-3 md:row-start-1')}>
        <OfferMenu offer={offer} onEdit={onEdit} />
      </div>
      {report && state === 'PUBLISHED' && <Counts report={report} className={beside} />}
      {state === 'DRAFT' && (
        <p className={cx('col-span-full text-small text-text-muted', beside)}>
          {t('organisation.offers.notYetPublic')}
        </p>
      )}
      {takenDown && (
        <p className="col-span-full text-small text-danger-text">
          {t('organisation.offers.takenDown', { reason: takenDown.reason })}
        </p>
      )}
    </li>
  );
}

function Counts({ report, className }: { report: OfferReport; className: string }) {
  const { t, language } = useTranslate();
  return (
    <dl className={cx('col-span-full grid grid-cols-3 gap-4', className)}>
      {COUNTED.map((counted) => {
        const { value, weeks } = countOf(report, counted);
        return (
          <div key={counted} className="grid content-start gap-1">
            <dt className="text-small text-text-muted">{t(`organisation.offers.${counted}`)}</dt>
            <dd className="grid gap-1">
              <span className="type-value text-[1.375rem]">{formatNumber(value, language)}</span>
              <span className="max-w-[96px]" aria-hidden="true">
                <Sparkline values={weeks} tone="e" />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function OfferMenu({ offer, onEdit }: { offer: OwnOffer; onEdit: () => void }) {
  const { t } = useTranslate();
  const { id, title, state, isPublic } = offer;
  const icon = { size: 16, 'aria-hidden': true } as const;
  if (!useMayWrite()) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('organisation.offers.menu', { title })}
          icon={<MoreVertical size={18} aria-hidden="true" />}
        />
      }
    >
      <MenuItem icon={<PencilLine {...icon} />} onSelect={onEdit}>
        {t('organisation.offers.edit')}
      </MenuItem>
      {isPublic && (
        <MenuLink
          render={
            <FrameLink href={`/marketplace/offers/${id}`}>
              <ExternalLink {...icon} />
              {t('organisation.offers.look')}
            </FrameLink>
          }
        >
          {t('organisation.offers.look')}
        </MenuLink>
      )}
      {state !== 'PUBLISHED' && (
        <MenuItem icon={<Send {...icon} />} onSelect={() => void changeState(offer, 'PUBLISHED')}>
          {t('organisation.offers.publish')}
        </MenuItem>
      )}
      {state === 'PUBLISHED' && (
        <MenuItem icon={<EyeOff {...icon} />} onSelect={() => void changeState(offer, 'DRAFT')}>
          {t('organisation.offers.withdraw')}
        </MenuItem>
      )}
      {state !== 'ARCHIVED' && (
        <MenuItem icon={<Archive {...icon} />} onSelect={() => void changeState(offer, 'ARCHIVED')}>
          {t('organisation.offers.archive')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => deleteOffer(offer)}>
        {t('organisation.offers.delete')}
      </MenuItem>
    </Menu>
  );
}
