import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../accounts/texts.ts';

/** The parts of the subscription page are found by their accessible names. */
export function subscriptionPage(page: Page, t: Texts) {
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  return {
    title: page.getByRole('heading', { level: 1 }),
    code: page.getByLabel(t('subscription.code.label')),
    applyCode: button('subscription.code.apply'),
    name: page.getByLabel(t('subscription.billing.name')),
    street: page.getByLabel(t('company.street')),
    email: page.getByLabel(t('subscription.billing.email')),
    vatId: page.getByLabel(t('subscription.vatId.label')),
    country: page.getByRole('combobox', { name: t('company.country') }),
    summary: page.getByRole('region', { name: t('subscription.order.title') }),
    terms: page.getByRole('checkbox', { name: t('subscription.terms.label') }),
    order: button('subscription.order.submit'),
    cancel: button('subscription.cancel.start'),
    resume: button('subscription.resume'),
    ordered: page.getByText(t('subscription.ordered.title')),
    invoices: page.getByRole('region', { name: t('subscription.invoices') }),
  };
}

/** Returns the file that a click downloads. */
export async function saved(page: Page, link: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
