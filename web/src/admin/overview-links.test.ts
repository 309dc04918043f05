import { toDoLists } from '@metra/contract/core/overview-lists';
import { expect, test } from 'vitest';
import { searchOfText, searchText } from '../domain/administration/admin-list-search.ts';
import { accountList } from '../features/accounts-admin/account-list.ts';
import { invoiceList } from '../features/billing-admin/invoices/invoice-list.ts';
import { subscriptionList } from '../features/billing-admin/subscriptions/subscription-list.ts';
import { factorList } from '../features/catalogue-admin/catalogue-lists.ts';
import { offerList } from '../features/marketplace-admin/offers/offer-list.ts';
import { organisationList } from '../features/marketplace-admin/organisations/organisation-list.ts';
import { jobList } from '../features/operation/jobs/job-list.ts';
import { mailList } from '../features/operation/mails/mail-list.ts';
import { missedSearchList } from '../features/operation/missed-searches/missed-search-list.ts';
import { metricLists } from '../features/operation/overview/metric-lists.ts';

const listOfPage = {
  '/admin/accounts': accountList,
  '/admin/subscriptions': subscriptionList,
  '/admin/invoices': invoiceList,
  '/admin/factors': factorList,
  '/admin/offers': offerList,
  '/admin/organisations': organisationList,
  '/admin/jobs': jobList,
  '/admin/mails': mailList,
  '/admin/missed-searches': missedSearchList,
};

const links = [
  ...Object.values(toDoLists).map(({ path, query }) => `${path}?${searchText(query)}`),
  ...Object.values(metricLists).filter((link) => link.includes('?')),
];

test.each(links)('%s uses a filter that its page understands', (link) => {
  const [path = '', asked = ''] = link.split('?');
  const list = Object.entries(listOfPage).find(([page]) => page === path)?.[1];
  expect(list, 'There is no such page').toBeDefined();
  if (list)
    expect(new URLSearchParams(searchText(searchOfText(list, asked))).size).toBe(asked.split('&').length);
});
