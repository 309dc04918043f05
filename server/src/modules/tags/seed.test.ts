import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { readDeliveredTags } from './delivered-tags.ts';
import { seedTags } from './seed.store.ts';

let app: TestApp;
let editor: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  editor = await signedIn(app, await anEditor(app.platform));
});
afterAll(() => app.close());

type Delivery = ReturnType<typeof readDeliveredTags>;

/** Delivers the catalogue as the next version of the program would. */
const deliver = (change: (delivery: Delivery) => void = () => {}) => {
  const delivery = readDeliveredTags();
  change(delivery);
  return app.platform.database.transaction((tx) => seedTags(tx, delivery));
};

async function tag(slug: string) {
  const found = (await editor.client.tags.list({ query: { pageSize: 100 } })).items.find(
    (each) => each.slug === slug,
  );
  if (!found?.translations) throw new Error(`No tag ${slug}`);
  return { ...found, translations: found.translations };
}

async function move(slug: string, parent: string | null) {
  const { id, tagType, translations, version } = await tag(slug);
  const parentId = parent && (await tag(parent)).id;
  const body = { slug, tagTypeId: tagType.id, parentId: parentId || null, translations, version };
  await editor.client.tags.update({ params: { tagId: id }, body });
}

const within = (delivery: Delivery, slug: string) => {
  const found = delivery.tags.find((each) => each.slug === slug);
  if (!found) throw new Error(`Not delivered: ${slug}`);
  return found;
};

describe('a newer delivery of tags', () => {
  test('changes nothing where it is the same', async () => {
    const before = await tag('climate-protection');
    await deliver();
    expect(await tag('climate-protection')).toEqual(before);
  });

  test('moves tags that nobody has edited, and keeps those that an editor has moved', async () => {
    await move('renewables', 'social');
    await deliver((delivery) => {
      within(delivery, 'renewables').parent = 'governance';
      within(delivery, 'energy-efficiency').parent = 'climate-protection';
    });
    expect((await tag('renewables')).parent?.slug).toBe('social');
    expect((await tag('energy-efficiency')).parent?.slug).toBe('climate-protection');
    await deliver();
    expect((await tag('energy-efficiency')).parent?.slug).toBe('environment');
  });

  test('never makes a circle with what an editor has moved', async () => {
    await move('environment', 'social');
    await deliver((delivery) => {
      within(delivery, 'social').parent = 'environment';
    });
    expect((await tag('social')).parent).toBeNull();
    expect((await tag('environment')).parent?.slug).toBe('social');
  });

  test('changes the type of a tag, and of those that an editor has put below it', async () => {
    await move('skills', 'climate-protection');
    await deliver((delivery) => {
      const changed = within(delivery, 'climate-protection');
      changed.type = 'region';
      changed.parent = null;
    });
    expect(await tag('climate-protection')).toMatchObject({ tagType: { slug: 'region' }, parent: null });
    expect(await tag('skills')).toMatchObject({
      tagType: { slug: 'region' },
      parent: { slug: 'climate-protection' },
    });
  });

  test('does not restore tags that an editor has deleted, until somebody creates them again', async () => {
    const { id, tagType, translations } = await tag('water');
    await editor.client.tags.remove({ params: { tagId: id }, query: { force: true } });
    const ids = await deliver();
    expect(ids.has('water')).toBe(false);
    await expect(tag('water')).rejects.toThrow('No tag');
    await editor.client.tags.create({ body: { slug: 'water', tagTypeId: tagType.id, translations } });
    expect((await deliver()).has('water')).toBe(true);
  });

  test('is refused if it has missing references', async () => {
    await expect(
      deliver((delivery) => {
        within(delivery, 'renewables').parent = 'no-such-tag';
      }),
    ).rejects.toThrow('names "no-such-tag"');
  });
});
