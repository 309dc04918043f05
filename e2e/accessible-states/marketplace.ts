import sharp from 'sharp';
import { anOfferWrite, beListed } from '../../server/test/factories/offers.ts';
import { callerOf } from '../accounts/api.ts';
import { anAccount } from '../accounts/fixtures.ts';
import { freeSlug } from '../content/fixtures.ts';
import { expect } from '../fixtures.ts';
import { aCistern } from '../marketplace/fixtures.ts';
import type { AccessibleArea, World } from './area.ts';

/** Visitors find this offer. Its area creates it before the first screen. */
let cistern: Awaited<ReturnType<typeof aCistern>> | undefined;

export const marketplaceArea: AccessibleArea = {
  name: 'the marketplace',
  language: 'de',
  onlooker: 'visitor',
  async prepare(world) {
    cistern = await aCistern(world);
  },
  states: [
    { name: 'all offers', path: '/marketplace' },
    {
      name: 'a search that was mistyped, near a place',
      path: '/marketplace?query=Regenwaserzisterne&location=79312',
      reach: ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toContainText('zu „Regenwasserzisterne“'),
    },
    {
      name: 'suggestions for a search',
      path: '/marketplace',
      width: 'wide',
      async reach({ page }) {
        await page.getByRole('combobox', { name: 'Angebote suchen' }).pressSequentially('Regenw');
        await expect(page.getByRole('option').first()).toBeVisible();
      },
    },
    { name: 'an offer', path: () => `/marketplace/offers/${cistern?.id}` },
    { name: 'all organisations', path: '/organisations' },
    { name: 'an organisation', path: () => `/organisations/${cistern?.organisation.slug}` },
  ],
};

const PICTURE = 'Halle.png';

export const ownOffersArea: AccessibleArea = {
  name: 'the pages of an organisation',
  language: 'de',
  onlooker: 'strategist',
  async prepare({ machine, program, member, strategist }) {
    const { organisation } = await strategist.api.auth.getLogin();
    const other = await anAccount(machine, 'de');
    const theirs = callerOf(program, 'de', other.token).api;
    const { id } = (await theirs.auth.getLogin()).organisation;
    for (const listed of [id, organisation.id]) await beListed({ platform: machine }, listed);
    await theirs.offers.create({
      body: anOfferWrite({ partners: [organisation.id], state: 'PUBLISHED' }, `Gemeinsam ${member.id}`),
    });
  },
  states: [
    { name: 'the profile of a listed organisation', path: '/app/organisation/profile' },
    {
      name: 'an offer with a picture',
      path: '/app/organisation/offers?edit=new',
      async reach({ page, t }) {
        await page
          .getByRole('textbox', { name: t('organisation.offer.title'), exact: true })
          .fill('Wärme aus Abluft');
        await page.getByRole('button', { name: t('organisation.offer.choosePicture') }).click();
        const dialog = page.getByRole('dialog', { name: t('pictures.title') });
        const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#05857c' } });
        await dialog.locator('input[type=file]').setInputFiles({
          name: PICTURE,
          mimeType: 'image/png',
          buffer: await picture.png().toBuffer(),
        });
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('button', { name: t('organisation.offer.otherPicture') })).toBeVisible();
      },
    },
    {
      name: 'news with a picture',
      path: '/app/organisation/posts',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('organisation.posts.write') }).click();
        const form = page.getByRole('dialog', { name: t('organisation.posts.write') });
        await form.getByRole('button', { name: t('organisation.offer.choosePicture') }).click();
        await page
          .getByRole('dialog', { name: t('pictures.title') })
          .getByRole('button', { name: PICTURE })
          .click();
        await expect(form.getByRole('button', { name: t('organisation.offer.otherPicture') })).toBeVisible();
      },
    },
    {
      name: 'a partnership that somebody asks for',
      path: '/app/organisation/partners',
      reach: ({ page, t }) =>
        expect(page.getByText(t('organisation.partners.waiting.RECEIVED'))).toBeVisible(),
    },
  ],
};

async function reportedOffer({ machine, program }: World): Promise<number> {
  const owner = await anAccount(machine, 'de');
  const { api } = callerOf(program, 'de', owner.token);
  await beListed({ platform: machine }, (await api.auth.getLogin()).organisation.id);
  const offer = await api.offers.create({ body: anOfferWrite({ state: 'PUBLISHED' }) });
  await callerOf(program).api.offerReports.create({
    params: { offerId: offer.id },
    body: { reason: 'WRONG', text: 'Das Dach ist aus Blech.' },
  });
  return offer.id;
}

export const marketDeskArea: AccessibleArea = {
  name: 'the desk of the marketplace',
  language: 'de',
  onlooker: 'editor',
  states: [
    { name: 'a reported offer', path: async (world) => `/admin/offers/${await reportedOffer(world)}` },
    {
      name: 'an offer to take down',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('marketplace-admin.offer.takeDown'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('textbox', { name: t('marketplace-admin.takeDown.reason') })
          .fill('Die Angaben stimmen nicht.');
      },
    },
    {
      name: 'a tag below itself',
      async path({ caller: { api } }) {
        const slug = freeSlug('ordnung');
        const { id } = await api.tagTypes.create({
          body: {
            slug,
            translations: { de: { name: slug } },
            availableFor: ['RESOURCE'],
            hierarchical: true,
          },
        });
        const tag = (name: string, parentId: number | null) =>
          api.tags.create({
            body: {
              slug: `${slug}-${name.toLowerCase()}`,
              tagTypeId: id,
              parentId,
              translations: { de: { name } },
            },
          });
        await tag('Lehm', (await tag('Erde', null)).id);
        return `/admin/tags?type=${id}`;
      },
      async reach({ page, t }) {
        await page
          .getByRole('button', { name: t('marketplace-admin.tags.editOne', { name: 'Erde' }) })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox', { name: t('marketplace-admin.tags.parent') }).fill('Lehm');
        await page.getByRole('option', { name: /^Lehm/ }).click();
        await dialog.getByRole('button', { name: t('marketplace-admin.save'), exact: true }).click();
        await expect(dialog.getByText(t('api.exceptions.tag.own_ancestor'))).toBeVisible();
      },
    },
  ],
};
