import { createRoute, notFound } from '@tanstack/react-router';
import { adminViewQueries } from '../../domain/administration/admin-views.queries.ts';
import { adminRoute } from '../../lib/guards/admin-routes.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { billingAdminQueries } from './billing-admin.queries.ts';
import { type InvoiceSearch, invoiceList } from './invoices/invoice-list.ts';
import { type PromotionSearch, promotionList } from './promotions/promotion-list.ts';
import { type SubscriptionSearch, subscriptionList } from './subscriptions/subscription-list.ts';

/** Only administrators see subscriptions, invoices and promotions. */
const adminPage = {
  area: 'admin',
  userRoles: ['ADMIN'],
  texts: ['billing-admin', 'administration', 'conflict', 'forms', 'api'],
} as const;

const ID = /^[1-9]\d{0,14}$/;

function idIn(text: string): number {
  if (!ID.test(text)) throw notFound();
  return Number(text);
}

export const promotionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/promotions',
  validateSearch: (search: Record<string, unknown>): PromotionSearch => promotionList.validate(search),
  ...appScreen({
    ...adminPage,
    title: 'billing-admin.promotions.title',
    needs: (_params, search: PromotionSearch) => [
      billingAdminQueries.promotions(promotionList.query(search)),
      adminViewQueries.of(promotionList.name),
    ],
    load: () => import('./promotions/promotions-screen.tsx'),
    name: 'PromotionsScreen',
  }),
});

export const promotionRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/promotions/$promotionId',
  params: {
    parse: ({ promotionId }) => ({ promotionId: idIn(promotionId) }),
    stringify: ({ promotionId }) => ({ promotionId: String(promotionId) }),
  },
  ...appScreen({
    ...adminPage,
    title: 'billing-admin.promotions.title',
    needs: ({ promotionId }: { promotionId: number }) => [
      billingAdminQueries.promotion(promotionId),
      billingAdminQueries.redemptions(promotionId),
    ],
    load: () => import('./promotions/promotion-screen.tsx'),
    name: 'PromotionScreen',
  }),
});

export const subscriptionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/subscriptions',
  validateSearch: (search: Record<string, unknown>): SubscriptionSearch => subscriptionList.validate(search),
  ...appScreen({
    ...adminPage,
    title: 'billing-admin.subscriptions.title',
    needs: (_params, search: SubscriptionSearch) => [
      billingAdminQueries.subscriptions(subscriptionList.query(search)),
      adminViewQueries.of(subscriptionList.name),
    ],
    load: () => import('./subscriptions/subscriptions-screen.tsx'),
    name: 'SubscriptionsScreen',
  }),
});

export const adminSubscriptionRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/subscriptions/$subscriptionId',
  params: {
    parse: ({ subscriptionId }) => ({ subscriptionId: idIn(subscriptionId) }),
    stringify: ({ subscriptionId }) => ({ subscriptionId: String(subscriptionId) }),
  },
  ...appScreen({
    ...adminPage,
    title: 'billing-admin.subscriptions.title',
    needs: ({ subscriptionId }: { subscriptionId: number }) => [
      billingAdminQueries.subscription(subscriptionId),
    ],
    load: () => import('./subscriptions/subscription-screen.tsx'),
    name: 'AdminSubscriptionScreen',
  }),
});

export const invoicesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/invoices',
  validateSearch: (search: Record<string, unknown>): InvoiceSearch => invoiceList.validate(search),
  ...appScreen({
    ...adminPage,
    title: 'billing-admin.invoices.title',
    needs: (_params, search: InvoiceSearch) => [
      billingAdminQueries.invoices(invoiceList.query(search)),
      adminViewQueries.of(invoiceList.name),
    ],
    load: () => import('./invoices/invoices-screen.tsx'),
    name: 'InvoicesScreen',
  }),
});

export const invoiceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/invoices/$invoiceId',
  params: {
    parse: ({ invoiceId }) => ({ invoiceId: idIn(invoiceId) }),
    stringify: ({ invoiceId }) => ({ invoiceId: String(invoiceId) }),
  },
  ...appScreen({
    ...adminPage,
    title: 'billing-admin.invoices.title',
    needs: ({ invoiceId }: { invoiceId: number }) => [billingAdminQueries.invoice(invoiceId)],
    load: () => import('./invoices/invoice-screen.tsx'),
    name: 'InvoiceScreen',
  }),
});
