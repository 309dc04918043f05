import type { Offer, OfferState } from '@metra/contract/shapes/offer-shapes';
import { createStore, type Store } from '../../../design-system/behaviour/store.ts';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { onPageHide } from '../../../lib/storage/on-page-hide.ts';
import { offerValues, offerWrite } from './offer-values.ts';

type Named = Pick<Offer, 'id' | 'title'>;

/** Publishes an offer, takes it back or puts it away; the toast says so and offers the way back. */
export async function changeState({ id, title }: Named, state: OfferState): Promise<void> {
  try {
    const offer = await api.offers.read({ params: { offerId: id } });
    const body = { ...offerWrite(offerValues(offer), state), version: offer.version };
    await api.offers.update({ params: { offerId: id }, body });
    showToast({
      variant: 'success',
      title: translate(`organisation.offers.became.${state}`, { title }),
      action: {
        label: translate('organisation.undo'),
        onAction: () => void changeState({ id, title }, offer.state),
      },
    });
  } catch (error) {
    await reportError(error);
  }
  events.emit('marketplaceChanged');
}

/** Offers that are deleted unless somebody takes that back: they are not shown any more. */
export const leavingOffers: Store<ReadonlySet<number>> = createStore<ReadonlySet<number>>(new Set());

function setLeaving(id: number, isLeaving: boolean): void {
  const others = [...leavingOffers.get()].filter((each) => each !== id);
  leavingOffers.set(new Set(isLeaving ? [...others, id] : others));
}

/** Deletes an offer once its toast has gone; until then it can be had back with all who watch it. */
export function deleteOffer({ id, title }: Named): void {
  let isDecided = false;
  setLeaving(id, true);

  async function remove(keepalive = false) {
    if (isDecided) return;
    isDecided = true;
    stop();
    try {
      await api.offers.remove({ params: { offerId: id } }, { keepalive });
    } catch (error) {
      await reportError(error);
    }
    setLeaving(id, false);
    events.emit('marketplaceChanged');
  }

  const stop = onPageHide(() => void remove(true));
  showToast({
    variant: 'success',
    title: translate('organisation.offers.deleted', { title }),
    action: {
      label: translate('organisation.undo'),
      onAction() {
        if (isDecided) return;
        isDecided = true;
        stop();
        setLeaving(id, false);
      },
    },
    onGone: () => void remove(),
  });
}
