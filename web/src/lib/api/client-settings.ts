import type { ClientSettings } from '@metra/contract/core/client';
import { log } from '../errors/log.ts';
import { currentLanguage, translate } from '../i18n/tolgee.ts';
import { isSignedInAfresh } from '../second-factor/offer-fresh-sign-in.ts';
import { session } from '../session/current-session.ts';
import { events } from './events.ts';
import { fetchOrTake } from './first-answers.ts';

export const clientSettings: ClientSettings = {
  token: () => session.token(),
  language: currentLanguage,
  fetch: fetchOrTake,
  onToken: (token) => session.acceptToken(token),
  onUnauthorized: ({ isLogout, token }) => {
    // An answer about a token that was replaced in the meantime says nothing about the current one.
    if (token === session.token()) events.emit('unauthorized', { isLogout });
  },
  onForbidden: (address, { i18nKey }) => {
    log.warn(`User is not allowed to access ${address}`);
    if (i18nKey === 'subscription.required') events.emit('subscriptionMissed');
  },
  isRemedied: async ({ i18nKey }) => i18nKey === 'auth.fresh_sign_in_required' && isSignedInAfresh(),
  noResponseText: () => translate('common.noResponse'),
};
