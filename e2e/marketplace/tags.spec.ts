import { expect, freeSlug, test } from '../content/fixtures.ts';

test('tags are put in order by keyboard and below any other, but never below themselves', async ({
  desk,
  editor: { api },
  t,
}) => {
  const of = freeSlug('ordnung');
  const tagType = await api.tagTypes.create({
    body: {
      slug: of,
      translations: { de: { name: of } },
      availableFor: ['RESOURCE'],
      hierarchical: true,
    },
  });
  const tag = (name: string, parentId: number | null = null) =>
    api.tags.create({
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
  await desk.getByRole('button', { name: t('marketplace-admin.tags.down', { name: 'Erde' }) }).press('Enter');
  await expect(
    desk.getByRole('button', { name: t('marketplace-admin.tags.up', { name: 'Erde' }) }),
  ).toBeFocused();
  const onTop = { query: { tagTypeId: tagType.id, onlyTopLevel: true, sort: 'order' as const } };
  await expect
    .poll(async () => (await api.tags.list(onTop)).items.map(({ name }) => name))
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
  expect(await api.tags.read({ params: { tagId: parent.id } })).toMatchObject({ parent: { name: 'Wasser' } });
});
