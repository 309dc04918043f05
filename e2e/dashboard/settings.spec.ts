import { expectFitting, onPhoneByNight } from '../accessibility.ts';
import { expectSaid } from '../toasts.ts';
import { expect, test } from './fixtures.ts';

test('are saved, ask before they are left, overwrite nobody unseen, and fold on a phone', async ({
  own,
  t,
  strategist,
}) => {
  test.slow();
  const save = own.getByRole('button', { name: t('settings.save'), exact: true });
  const phone = own.getByLabel(t('settings.phone'));

  await test.step('the header knows the new name', async () => {
    await own.goto('/app/profile/settings');
    await expect(own.getByLabel(t('settings.name'))).toHaveValue('Lindner Feinmechanik GmbH');
    await expect(save).toHaveCount(0);
    await own.getByLabel(t('settings.name')).fill('Lindner & Söhne KG');
    await own.getByLabel(t('settings.website')).fill('daheim');
    await save.click();
    await expect(own.getByText(t('forms.field.format'))).toBeVisible();
    await own.getByLabel(t('settings.website')).fill('https://lindner.example/');
    await save.click();
    await expectSaid(own, t('settings.saved'));
    await expect(save).toHaveCount(0);
    await expect(own.getByRole('banner').getByText('Lindner & Söhne KG')).toBeVisible();
    await expect(strategist.api.profile.read()).resolves.toMatchObject({
      name: 'Lindner & Söhne KG',
      website: 'https://lindner.example/',
    });
  });

  await test.step('what somebody else has saved meanwhile is not overwritten unseen', async () => {
    await phone.fill('07461 111');
    const { version, name } = await strategist.api.profile.read();
    await strategist.api.profile.update({
      body: { name, phone: '07461 222', email: 'post@lindner.example', version },
    });
    await save.click();
    await expect(own.getByText(t('conflict.explanation'))).toBeVisible();
    await own.getByRole('button', { name: t('conflict.save') }).click();
    await expect
      .poll(() => strategist.api.profile.read())
      .toMatchObject({ phone: '07461 111', email: 'post@lindner.example' });
    await expect(save).toHaveCount(0);
  });

  await test.step('leaving with something unsaved is asked about', async () => {
    const leave = () =>
      own
        .getByRole('link', { name: t('common.navigation.overview') })
        .first()
        .click();
    const question = own.getByRole('alertdialog', { name: t('forms.leave.title') });
    await phone.fill('07461 123456');
    await leave();
    await question.getByRole('button', { name: t('forms.leave.cancel') }).click();
    await expect(phone).toHaveValue('07461 123456');
    await leave();
    await question.getByRole('button', { name: t('forms.leave.confirm') }).click();
    await expect(own).toHaveURL(/\/app\/dashboard$/);
  });

  await test.step('on a phone they fold', async () => {
    await onPhoneByNight(own);
    await own.goto('/app/profile/settings');
    await own.getByText(t('settings.group.contact')).click();
    await phone.fill('07461 123456');
    await expect(own.getByText(t('settings.unsaved'))).toBeVisible();
    await expectFitting(own);
  });
});
