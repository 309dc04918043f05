import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { anOfferWrite, beListed } from '../../server/test/factories/offers.ts';
import { callerOf } from '../accounts/api.ts';
import { expect, test } from '../content/fixtures.ts';
import { expectSaid } from '../toasts.ts';

test('an editor takes a reported offer down, and its organisation hears why', async ({
  desk,
  machine,
  program,
  t,
}) => {
  const owner = await aMember(machine, { language: 'de' });
  const { api } = callerOf(program, 'de', await startSession(machine, owner));
  await beListed({ platform: machine }, owner.organisationId);
  const title = `Goldene Dächer ${owner.id}`;
  const offer = await api.offers.create({ body: anOfferWrite({ state: 'PUBLISHED' }, title) });
  const visitor = callerOf(program).api;
  const params = { offerId: offer.id };
  await visitor.offerReports.create({
    params,
    body: { reason: 'WRONG', text: 'Das Dach ist aus Blech.' },
  });

  await desk.goto('/admin/offers?reported=true&sort=reportedAt');
  await desk.getByRole('link', { name: title }).click();
  await expect(desk.getByText('Das Dach ist aus Blech.')).toBeVisible();
  await desk.getByRole('button', { name: t('marketplace-admin.offer.takeDown'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: t('marketplace-admin.takeDown.reason') })
    .fill('Die Angaben stimmen nicht.');
  await dialog.getByRole('button', { name: t('marketplace-admin.takeDown.submit') }).click();
  await expectSaid(desk, t('marketplace-admin.takeDown.done', { title }));
  await expect(desk.getByRole('button', { name: t('marketplace-admin.offer.putBack') })).toBeVisible();

  await expect(visitor.offers.read({ params })).rejects.toMatchObject({ status: 404 });
  expect(await api.offers.read({ params })).toMatchObject({
    takenDown: { reason: 'Die Angaben stimmen nicht.' },
  });
  const { items } = await api.account.events();
  expect(items[0]).toMatchObject({ type: 'offer.taken_down' });
});
