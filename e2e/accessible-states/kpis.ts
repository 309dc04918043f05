import { aRow, aWorkbook } from '../../server/test/readers/xlsx-files.ts';
import { expect } from '../fixtures.ts';
import { fieldOf, paste, rowOf } from '../kpis/fixtures.ts';
import type { AccessibleArea, World } from './area.ts';

/** A past year, whatever the current day is. */
const YEAR = new Date().getFullYear() - 1;

const aPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
});

/** All months of a KPI's year. */
const yearOf =
  (slug: string, year = 2025) =>
  async ({ kpi }: World) => {
    const { id, category } = await kpi(slug);
    return `/app/tracking/${category}?kpi=${id}&year=${year}`;
  };

const pageOf = async ({ kpi }: World, slug: string) => `/app/company-data/e/${(await kpi(slug)).id}`;

/** The dialogs show how a value is proven and computed. */
export const kpisArea: AccessibleArea = {
  name: 'the KPIs',
  language: 'de',
  onlooker: 'strategist',
  async prepare({ kpi }) {
    await (await kpi('electricity-purchased')).enter('2026-09', 100_000);
    await (await kpi('turnover')).enter('2026-09', 1_000_000);
  },
  states: [
    {
      name: 'another business year',
      path: '/app/profile/settings',
      async reach({ page, t }) {
        await page.getByRole('combobox', { name: t('settings.firstMonth') }).click();
        await page.getByRole('option', { name: 'April' }).click();
        await expect(page.getByText(/^Das laufende Geschäftsjahr ist/)).toBeVisible();
      },
    },
    {
      name: 'a record with its evidence',
      path: (world) => pageOf(world, 'electricity-purchased'),
      async reach({ page, t }) {
        await page
          .getByRole('button', { name: t('company-data.records.actions', { period: 'Sep. 2026' }) })
          .click();
        await page.getByRole('menuitem', { name: t('company-data.records.edit') }).click();
        const dialog = page.getByRole('dialog');
        await dialog
          .getByLabel(new RegExp(`^${t('company-data.column.evidence')}`))
          .setInputFiles(aPdf('rechnung-09.pdf'));
        await expect(dialog.getByRole('link', { name: 'rechnung-09.pdf' })).toBeVisible();
      },
    },
    {
      name: 'a KPI whose units differ',
      path: '/app/company-data/e',
      async reach({ page, t, kpi }) {
        await page.getByRole('button', { name: t('company-data.own.new') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('company-data.own.name'), { exact: true }).fill('Strom in MWh');
        await dialog.getByRole('radio', { name: new RegExp(t('company-data.own.kind.COMPUTED')) }).click();
        const search = dialog.getByRole('combobox', { name: t('company-data.builder.search') });
        for (const [slug, sign] of [
          ['electricity-purchased', '+'],
          ['turnover', ''],
        ] as const) {
          const { name } = await kpi(slug);
          await search.fill(name);
          await expect(dialog.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
          await search.press('Enter');
          if (sign) await search.press(sign);
        }
        await expect(
          dialog.getByRole('button', { name: t('company-data.builder.divideInstead') }),
        ).toBeVisible();
      },
    },
    {
      name: 'its formula as a text that is refused',
      async reach({ page, t }) {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('company-data.builder.asText') }).click();
        await dialog
          .getByLabel(t('company-data.formula.expression'), { exact: true })
          .fill('kpi(nothing-like-this) / 1000');
        await expect(
          dialog
            .getByRole('listitem')
            .getByText(t('company-data.formula.problem.UNKNOWN_KPI', { name: 'nothing-like-this' })),
        ).toBeVisible();
      },
    },
    {
      name: 'a computed KPI',
      async reach({ page, t }) {
        const dialog = page.getByRole('dialog');
        await dialog
          .getByLabel(t('company-data.formula.expression'), { exact: true })
          .fill('kpi(electricity-purchased) / 1000');
        const unit = dialog.getByLabel(t('company-data.own.unit'), { exact: true });
        await unit.fill('MWh');
        // The suggestions close with the field.
        await unit.press('Tab');
        await dialog.getByRole('button', { name: t('company-data.own.create'), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Strom in MWh' })).toBeVisible();
      },
    },
    {
      name: 'a factor of one’s own',
      async path({ strategist }) {
        const { items } = await strategist.api.kpis.list({ query: { query: 'scope-2-market' } });
        return `/app/company-data/e/${items.find(({ slug }) => slug === 'scope-2-market')?.id}`;
      },
      async reach({ page, t }) {
        await page
          .getByRole('link', { name: t('company-data.factors.replace') })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('company-data.column.value'), { exact: true }).fill('0,38');
        await dialog.getByLabel(t('company-data.factors.source')).fill('Stromkennzeichnung 2025');
        await dialog.getByRole('button', { name: t('company-data.record.save'), exact: true }).click();
        await expect(dialog.getByText(t('company-data.factors.odd'))).toBeVisible();
      },
    },
    {
      name: 'the factors, one of them of one’s own',
      async reach({ page, t }) {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(t('company-data.column.value'), { exact: true }).fill('380');
        await dialog.getByRole('button', { name: t('company-data.record.save'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('row', { name: /Strom nach Vertrag/ })).toContainText(
          t('company-data.factors.by.own'),
        );
      },
    },
    {
      name: 'the history of a factor',
      async reach({ page, t }) {
        await page
          .getByRole('button', { name: t('company-data.factors.actions', { name: 'Strom nach Vertrag' }) })
          .click();
        await page.getByRole('menuitem', { name: t('company-data.factors.history') }).click();
        await expect(page.getByRole('dialog')).toContainText('380');
      },
    },
    {
      name: 'a factor to delete',
      async reach({ page, t }) {
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: t('company-data.factors.actions', { name: 'Strom nach Vertrag' }) })
          .click();
        await page
          .getByRole('menuitem', {
            name: t('company-data.factors.delete', { year: String(new Date().getFullYear()) }),
          })
          .click();
        await expect(page.getByRole('dialog').getByLabel(t('company-data.factors.why'))).toBeVisible();
      },
    },
  ],
};

/** These states enter, paste, import and switch off values. */
export const entryArea: AccessibleArea = {
  name: 'the entry of values',
  language: 'de',
  onlooker: 'strategist',
  async prepare({ kpi }) {
    await (await kpi('electricity-purchased')).enter('2025-03', 500);
    await (await kpi('electricity-green')).enter('2025-02', 20);
    for (const month of ['2025-01', '2025-03']) await (await kpi('water-withdrawal')).enter(month, 50);
  },
  states: [
    {
      name: 'fuels as they were bought',
      path: async ({ kpi }) => {
        const { category } = await kpi('other-fuels-renewable');
        return `/app/tracking/records?frequency=YEAR&period=%22${YEAR}%22&category=${category}`;
      },
      async reach({ page, t, kpi }) {
        const { name } = await kpi('other-fuels-renewable');
        await rowOf(fieldOf(page, name, String(YEAR)))
          .getByRole('button', { name: new RegExp(`^${t('records.fuels.open')}`) })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: t('records.fuels.fuel') }).fill('holz');
        await page.getByRole('option', { name: 'Holz und Holzabfälle' }).click();
        await dialog.getByLabel(t('records.fuels.amount')).fill('3.200');
        await expect(dialog.getByRole('listitem').first()).toContainText('13.867 kWh');
      },
    },
    {
      name: 'a record with its fuels',
      async path({ page, t, kpi }) {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('records.fuels.take') })
          .click();
        const fuels = await kpi('other-fuels-renewable');
        await expect.poll(() => fuels.record(String(YEAR))).toBeDefined();
        return `/app/company-data/e/${fuels.id}`;
      },
      async reach({ page, t }) {
        const period = String(YEAR);
        await page.getByRole('button', { name: t('company-data.records.actions', { period }) }).click();
        await page.getByRole('menuitem', { name: t('company-data.records.edit') }).click();
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    {
      name: 'an import with errors',
      path: '/app/tracking/import',
      async reach({ page, t, kpi }) {
        const { name } = await kpi('electricity-purchased');
        const rows = [
          aRow('Kennzahl', 'Zeitraum', 'Wert', 'Einheit', 'Farbe'),
          aRow(name, '2026-01', '2.140', 'kWh', 'gelb'),
          aRow(name, '2026-02', 'zweitausend', 'kWh', ''),
          aRow('Stromm', '2026-03', '1985', 'kWh', ''),
        ];
        await page.getByLabel(t('tracking.import.file')).setInputFiles({
          name: 'werte.xlsx',
          mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          buffer: await aWorkbook(rows.join('')),
        });
        await expect(page.getByText(t('tracking.import.ignored', { columns: 'Farbe' }))).toBeVisible();
      },
    },
    {
      name: 'an import to take back',
      path: '/app/tracking/import',
      async reach({ page, t, kpi }) {
        const { name } = await kpi('electricity-purchased');
        await page.getByLabel(t('tracking.import.file')).setInputFiles({
          name: 'nochmal.xlsx',
          mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          buffer: await aWorkbook(
            [aRow('Kennzahl', 'Zeitraum', 'Wert'), aRow(name, '2026-02', '2.010')].join(''),
          ),
        });
        await page.getByRole('button', { name: /importieren$/ }).click();
        await expect(page.getByRole('heading', { name: t('tracking.import.done') })).toBeVisible();
      },
    },
    {
      name: 'the question before it is taken back',
      path: '/app/tracking/import',
      async reach({ page, t }) {
        await page.getByRole('button', { name: `${t('tracking.recent.takeBack')} nochmal.xlsx` }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'a value that is asked about',
      path: yearOf('electricity-green'),
      async reach({ page, t, kpi }) {
        const { name } = await kpi('electricity-green');
        const field = fieldOf(page, name, 'März 2025');
        await field.fill('700');
        await field.press('Enter');
        await rowOf(field)
          .getByRole('button', { name: t('tracking.state.odd') })
          .click();
        await expect(page.getByRole('button', { name: t('records.odd.confirm') })).toBeVisible();
      },
    },
    {
      name: 'a block with a bad cell',
      path: yearOf('natural-gas'),
      async reach({ page, t, kpi }) {
        const { name } = await kpi('natural-gas');
        await paste(
          fieldOf(page, name, 'Jan. 2025'),
          'Monat\tVerbrauch\tEinheit\r\nMärz\t1.234,5\tkWh\r\nFebruar\tk. A.\tkWh\r\nSumme\t3.935\tkWh\r\n',
        );
        await expect(rowOf(fieldOf(page, name, 'Feb. 2025'))).toContainText(t('tracking.state.invalid'));
        await expect(rowOf(fieldOf(page, name, 'März 2025'))).toContainText(t('forms.save.saved'));
        await expect(page.getByText('„Summe 3.935 kWh“')).toBeVisible();
      },
    },
    {
      name: 'a block that is asked about',
      path: yearOf('water-withdrawal'),
      async reach({ page, kpi }) {
        const { name } = await kpi('water-withdrawal');
        await paste(fieldOf(page, name, 'Feb. 2025'), '5.100\n5.200\n5.300\n5.400\n');
        await expect(
          page.getByRole('region', { name: /4 eingefügte Werte sind ungewöhnlich/ }),
        ).toBeVisible();
      },
    },
    {
      name: 'evidence that waits for its value',
      path: '/app/tracking/records?frequency=MONTH&period=2026-03',
      async reach({ page, kpi }) {
        const row = rowOf(fieldOf(page, (await kpi('electricity-purchased')).name, 'März 2026'));
        const files = await page.evaluateHandle(() => {
          const transfer = new DataTransfer();
          transfer.items.add(new File(['%PDF-1.4 bill'], 'strom.pdf', { type: 'application/pdf' }));
          return transfer;
        });
        await row.dispatchEvent('drop', { dataTransfer: files });
        await expect(row).toContainText('Beleg wartet auf den Wert');
      },
    },
    {
      name: 'a year beside its plan',
      async path(world) {
        const { strategist, kpi } = world;
        const { id, version } = await strategist.goal('s');
        const accidents = await kpi('accidents');
        await accidents.enter(`${YEAR}-01`, 3);
        await strategist.api.tracking.updateGoal({
          params: { trackableGoalId: id },
          body: {
            version,
            kpis: [
              {
                kpiId: accidents.id,
                baseline: { period: String(YEAR - 1), value: 24 },
                target: { date: `${YEAR + 20}-12-31`, value: 2 },
              },
            ],
          },
        });
        return yearOf('accidents', YEAR)(world);
      },
      reach: ({ page, t }) =>
        expect(page.getByRole('columnheader', { name: t('tracking.grid.aim'), exact: true })).toBeVisible(),
    },
    {
      name: 'a KPI to switch off',
      path: (world) => pageOf(world, 'natural-gas'),
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('company-data.own.manage') }).click();
        await page.getByRole('menuitem', { name: t('company-data.off.action') }).click();
        const dialog = page.getByRole('dialog', { name: t('company-data.off.dialog') });
        await dialog.getByRole('button', { name: t('company-data.off.submit') }).click();
        await expect(dialog.getByLabel(t('company-data.off.reason'))).toBeFocused();
      },
    },
    {
      name: 'a KPI that is switched off',
      async reach({ page, t }) {
        const dialog = page.getByRole('dialog', { name: t('company-data.off.dialog') });
        await dialog.getByLabel(t('company-data.off.reason')).fill('Wir heizen mit Fernwärme.');
        await dialog.getByRole('button', { name: t('company-data.off.submit') }).click();
        await expect(page.getByText(t('company-data.off.title'))).toBeVisible();
      },
    },
    {
      name: 'KPIs that are switched off',
      path: '/app/company-data/e?category=energy',
      reach: ({ page, t }) =>
        expect(page.getByRole('region', { name: t('company-data.off.list') })).toContainText(
          'Wir heizen mit Fernwärme.',
        ),
    },
  ],
};
