import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { anOfferWrite, beListed } from '../../server/test/factories/offers.ts';
import { callerOf } from '../accounts/api.ts';
import { expect, freeSlug, test } from '../content/fixtures.ts';
import { expectSaid } from '../toasts.ts';

test('an editor takes a reported offer down, whose organisation hears why, and puts tags in order by keyboard', async ({
  desk,
  editor,
  machine,
  program,
  t,
}) => {
  await test.step('a reported offer', async () => {
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

  await test.step('tags go below any other, but never below themselves', async () => {
    const of = freeSlug('ordnung');
    const tagType = await editor.api.tagTypes.create({
      body: {
        slug: of,
        translations: { de: { name: of } },
        availableFor: ['RESOURCE'],
        hierarchical: true,
      },
    });
    const tag = (name: string, parentId: number | null = null) =>
      editor.api.tags.create({
        body: {
          slug: `${of}-${name.toLowerCase()}`,
          tagTypeId: tagType.id,
          parentId,
          translations: { de: { name } },
        },
      });
    const parent = await tag('Erde');
    await tag('Wasser');
    const child = await tag('Lehm', parent.id);
    await tag('Ton', child.id);

    await desk.goto(`/admin/tags?type=${tagType.id}`);
    await desk
      .getByRole('button', { name: t('marketplace-admin.tags.down', { name: 'Erde' }) })
      .press('Enter');
    await expect(
      desk.getByRole('button', { name: t('marketplace-admin.tags.up', { name: 'Erde' }) }),
    ).toBeFocused();
    const onTop = { query: { tagTypeId: tagType.id, onlyTopLevel: true, sort: 'order' as const } };
    await expect
      .poll(async () => (await editor.api.tags.list(onTop)).items.map(({ name }) => name))
      .toEqual(['Wasser', 'Erde']);

    await desk.getByRole('button', { name: t('marketplace-admin.tags.editOne', { name: 'Erde' }) }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('marketplace-admin.tags.parent') }).fill('Ton');
    await desk.getByRole('option', { name: /^Ton/ }).click();
    await dialog.getByRole('button', { name: t('marketplace-admin.save'), exact: true }).click();
    await expect(dialog.getByText(t('api.exceptions.tag.own_ancestor'))).toBeVisible();
    await dialog.getByRole('combobox', { name: t('marketplace-admin.tags.parent') }).fill('Wasser');
    await desk.getByRole('option', { name: /^Wasser/ }).click();
    await dialog.getByRole('button', { name: t('marketplace-admin.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await editor.api.tags.read({ params: { tagId: parent.id } })).toMatchObject({
      parent: { name: 'Wasser' },
    });
  });
});
