import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aMember, anOrganisation } from '../../server/test/factories/accounts.ts';
import { beListed } from '../../server/test/factories/offers.ts';
import { givePasskey } from '../administration/passkey.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea, AccessibleState, World } from './area.ts';
import { screen } from './screen.ts';

const ONE = { query: { pageSize: 1 } };

type List = (api: World['administrator']['api']) => Promise<{ items: { id: number }[] }>;

const firstOf = (path: string, list: List): AccessibleState => ({
  name: `one of ${path}`,
  async path({ administrator }) {
    const { items } = await list(administrator.api);
    return `${path}/${items[0]?.id}`;
  },
});

const ofMember = (
  name: string,
  path: (one: { id: number; organisationId: number }) => string,
): AccessibleState => ({ name, path: async ({ machine }) => path(await aMember(machine)) });

/** The overview shows this failed mail. */
const prepare = ({ machine }: World) =>
  sql`insert into outbox_mails (recipient, recipient_key, kind, language, subject, text_body, html_body, failed_at, last_error)
    values ('weg@firma.example', 'weg@firma.example', 'test', 'de', 'Nicht angekommen', 'x', '<p>x</p>', now(), 'EENVELOPE RCPT TO 550')`.execute(
    machine.database.kysely,
  );

/**
 * These are the screens that only administrators have; catalogue.ts and content.ts contain those that editors
 * also see.
 */
export const administrationArea: AccessibleArea = {
  name: 'the administration',
  language: 'de',
  onlooker: 'administrator',
  prepare,
  states: [
    screen('/admin'),
    screen('/admin/accounts'),
    {
      name: 'a chosen account',
      path: async ({ machine }) =>
        `/admin/accounts?query=${encodeURIComponent((await aMember(machine)).email)}`,
      async reach({ page }) {
        await page.getByRole('row').nth(1).getByRole('link').focus();
        await page.keyboard.press('x');
      },
    },
    ofMember('an account', ({ id }) => `/admin/accounts/${id}`),
    ofMember('the sessions of an account', ({ id }) => `/admin/accounts/${id}/sessions`),
    ofMember('the history of an account', ({ id }) => `/admin/accounts/${id}/history`),
    {
      name: 'the reason for removing a second factor',
      async path({ machine }) {
        const { id, email } = await aMember(machine, { firstName: 'Ole', lastName: 'Carstens' });
        await givePasskey(machine, id);
        return `/admin/accounts?query=${encodeURIComponent(email)}`;
      },
      async reach({ page, t }) {
        const name = t('administration.list.actions', { name: 'Ole Carstens' });
        await page.getByRole('button', { name }).click();
        await page.getByRole('menuitem', { name: t('accounts-admin.removeFactor') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    ofMember('an organisation', ({ organisationId }) => `/admin/organisations/${organisationId}`),
    {
      name: 'what a change of several organisations does',
      async path({ machine }) {
        // The address puts a word in quotation marks if it contains digits only.
        const word = `n${randomBytes(4).toString('hex')}`;
        await beListed({ platform: machine }, await anOrganisation(machine, `Nord ${word} GmbH`));
        await anOrganisation(machine, `Still ${word} GmbH`);
        return `/admin/organisations?query=${word}`;
      },
      async reach({ page, t }) {
        await page.getByRole('checkbox', { name: t('administration.list.choosePage') }).check();
        await page.getByRole('button', { name: t('marketplace-admin.bulk.unlist'), exact: true }).click();
        await expect(page.getByText(/^Still .* GmbH/).last()).toBeVisible();
      },
    },
    screen('/admin/invoices'),
    screen('/admin/subscriptions'),
    screen('/admin/promotions'),
    screen('/admin/audit'),
    {
      name: 'an entry of the audit log',
      async path({ machine }) {
        const subject = `zeugnis:${randomUUID()}`;
        await sql`insert into audit_log (at, action, subject, details)
          values (now(), 'organisation.page_changed', ${subject}, '{"before":{"name":"Alt"},"after":{"name":"Neu"}}')`.execute(
          machine.database.kysely,
        );
        return `/admin/audit?query=${encodeURIComponent(subject)}`;
      },
      async reach({ page }) {
        await page
          .getByRole('row')
          .nth(1)
          .getByText(/öffentliche Seite/)
          .click();
        await expect(page.getByRole('dialog').getByText('Alt')).toBeVisible();
      },
    },
    screen('/admin/jobs'),
    {
      name: 'the kinds of jobs',
      async reach({ page }) {
        await page.getByText('Arten von Aufträgen').click();
        await expect(page.getByRole('row').filter({ hasText: 'Mails zustellen' }).first()).toBeVisible();
      },
    },
    screen('/admin/mails'),
    screen('/admin/missed-searches'),
    screen('/admin/system'),
    screen('/admin/standards'),
    screen('/admin/standards/vsme-2026-05-01'),
    screen('/admin/translations'),
  ],
};

export const catalogueArea: AccessibleArea = {
  name: 'the catalogue',
  language: 'en',
  onlooker: 'administrator',
  states: [
    screen('/admin/goals'),
    firstOf('/admin/goals', (api) => api.goalsAdmin.list(ONE)),
    {
      name: 'the order of measures',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('administration.form.actions') }).click();
        await page.getByRole('menuitem', { name: t('catalogue-admin.measures.order') }).click();
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    screen('/admin/measures'),
    firstOf('/admin/measures', (api) => api.measuresAdmin.list(ONE)),
    screen('/admin/kpis'),
    {
      name: 'a new KPI with a wrong formula',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('catalogue-admin.kpis.new') }).click();
        await page.getByLabel(t('catalogue-admin.kpis.formula')).fill('kpi(gibt-es-nicht)');
        const problem = t('catalogue-admin.formula.problem.UNKNOWN_KPI', { name: 'gibt-es-nicht' });
        await expect(page.getByRole('dialog').getByText(problem)).toBeVisible();
      },
    },
    firstOf('/admin/kpis', (api) => api.kpisAdmin.list(ONE)),
    screen('/admin/factors'),
    firstOf('/admin/factors', (api) => api.factorsAdmin.list({ query: { due: true, pageSize: 1 } })),
    {
      name: 'the value of a new year',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('catalogue-admin.factors.newValue') }).click();
        await expect(page.getByText(t('catalogue-admin.factors.frozenStay'))).toBeVisible();
      },
    },
    screen('/admin/projects'),
    {
      name: 'a new project with its owner',
      async reach({ page, t, machine }) {
        const owner = `Klimatal ${randomUUID()}`;
        await anOrganisation(machine, owner);
        const create = page.getByRole('button', { name: t('catalogue-admin.projects.new') });
        await create.first().click();
        await page.getByRole('combobox', { name: t('catalogue-admin.projects.owner') }).fill(owner);
        await page.getByRole('option', { name: owner }).click();
      },
    },
  ],
};
