import { expectFitting } from '../accessibility.ts';
import { expect, test } from '../dashboard/fixtures.ts';
import { at, choose, openRow, rowOf, year } from './vsme-rows.ts';

test.use({ language: 'en', viewport: { width: 390, height: 844 } });

test('two people at once: answers, remarks, reasons and identifiers stand beside each other, and nothing is lost', async ({
  own,
  t,
  strategist: { api },
}) => {
  test.slow();
  const present = async () => {
    const { disclosures } = await api.disclosures.read({ params: { year } });
    const found = disclosures.flatMap(({ datapoints }) => datapoints).find(({ name }) => name === 'Assets');
    if (!found) throw new Error('Nobody asks for the balance sheet total.');
    return found;
  };
  type Write = Parameters<typeof api.disclosures.answer>[0]['body'];
  const colleagueWrites = async (body: Omit<Write, 'version'>) => {
    const { version } = await present();
    await api.disclosures.answer({ params: { year, name: 'Assets' }, body: { ...body, version } });
  };
  await own.goto(at('Assets'));
  const row = rowOf(own, 'Assets');

  await test.step('two answers are both seen, and the connection may fail', async () => {
    await openRow(own, 'Assets', t);
    await row.getByRole('textbox').fill('12.5');
    await api.disclosures.answer({ params: { year, name: 'Assets' }, body: { value: '7', version: 0 } });
    await row.getByRole('textbox').press('Enter');
    await expect(row).toContainText(t('reporting.vsme.conflict'));
    await expectFitting(own);
    await row.getByRole('button', { name: t('reporting.vsme.keepMine') }).click();
    await expect(row).toContainText(t('reporting.vsme.origin.answered'));
    await expect(row).toContainText('12.5');

    await openRow(own, 'Assets', t);
    await own.context().setOffline(true);
    await row.getByRole('textbox').fill('99');
    await row.getByRole('textbox').press('Enter');
    await expect(row).toContainText(t('forms.save.offline'));
    await own.context().setOffline(false);
    // Waiting answers are sent automatically.
    await expect(row.getByText(t('forms.save.offline'))).toBeHidden();
    await expect.poll(async () => (await present()).value).toBe('99');
  });

  await test.step('a remark beside an answer of a colleague’s is saved without a question', async () => {
    await choose(own, row, t('reporting.vsme.remarkMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.remark') });
    await dialog.getByRole('textbox').fill('Audited');
    await colleagueWrites({ value: '7' });
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog).toBeHidden();
    expect(await present()).toMatchObject({ value: '7', remark: 'Audited' });
  });

  await test.step('two remarks are shown, and one is chosen', async () => {
    await choose(own, row, t('reporting.vsme.remarkMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.remark') });
    await dialog.getByRole('textbox').fill('Audited in March');
    await colleagueWrites({ remark: 'Not audited' });
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    await expect(dialog.getByRole('radio', { name: /Audited in March/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /Not audited/ })).toBeVisible();
    await expectFitting(own);
    expect((await present()).remark).toBe('Not audited');
    await dialog.getByRole('button', { name: t('conflict.save') }).click();
    await expect(dialog).toBeHidden();
    expect((await present()).remark).toBe('Audited in March');
  });

  await test.step('a reason does not replace a value that a colleague has just entered', async () => {
    await choose(own, row, t('reporting.vsme.notApplicableMenu'), t);
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.reason.NOT_APPLICABLE') });
    await dialog.getByRole('textbox').fill('We keep no balance sheet');
    await colleagueWrites({ value: '8500' });
    await dialog.getByRole('button', { name: t('reporting.vsme.save') }).click();
    const theirs = dialog.getByRole('radio', { name: /8,500/ });
    await expect(theirs).toBeVisible();
    expect((await present()).value).toBe('8500');
    await theirs.check();
    await dialog.getByRole('button', { name: t('conflict.save') }).click();
    await expect(dialog).toBeHidden();
    expect(await present()).toMatchObject({ value: '8500', reason: null });
    await expect(row.getByRole('textbox')).toHaveValue('8,500');
  });

  await test.step('identifiers: what was changed apart is joined, what both changed is asked about', async () => {
    const colleagueChanges = async (registerNumber: string) => {
      const { lei, version } = await api.disclosures.identifiers();
      await api.disclosures.changeIdentifiers({ body: { lei, registerNumber, version } });
    };
    await own.getByRole('button', { name: t('reporting.vsme.identifiersChange') }).click();
    const dialog = own.getByRole('dialog', { name: t('reporting.vsme.identifiers') });
    const submit = dialog.getByRole('button', { name: t('reporting.vsme.save') });
    await dialog.getByLabel(t('reporting.vsme.identifier.lei')).fill('529900T8BM49AURSDO55');
    await colleagueChanges('Amtsgericht Ulm, HRB 1');
    await submit.click();
    await expect(dialog).toBeHidden();
    expect(await api.disclosures.identifiers()).toMatchObject({
      lei: '529900T8BM49AURSDO55',
      registerNumber: 'Amtsgericht Ulm, HRB 1',
    });
    await own.getByRole('button', { name: t('reporting.vsme.identifiersChange') }).click();
    await dialog.getByLabel(t('reporting.vsme.identifier.registerNumber')).fill('Amtsgericht Ulm, HRB 2');
    await colleagueChanges('Amtsgericht Ulm, HRB 3');
    await submit.click();
    await expect(dialog.getByRole('radio', { name: /HRB 2/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /HRB 3/ })).toBeVisible();
    await dialog.getByRole('button', { name: t('conflict.save') }).click();
    await expect(dialog).toBeHidden();
    expect((await api.disclosures.identifiers()).registerNumber).toBe('Amtsgericht Ulm, HRB 2');
  });
});
