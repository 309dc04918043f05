import { aSignedInAdministrator } from '../../factories/billing.ts';
import { aPageContent, aSlug } from '../../factories/content.ts';
import type { CallsOf } from '../operation-call.ts';
import type { Organisation } from '../tenant-objects.ts';

/** Begun for this call, by an administrator of the operator's. */
export async function aNewPage({ app }: Organisation) {
  const { client } = await aSignedInAdministrator(app);
  const page = await client.landingPagesAdmin.create({ body: { slug: aSlug(), content: aPageContent() } });
  const { items } = await client.landingPagesAdmin.versions({ params: { id: page.id } });
  return { client, page, versionId: items[0]?.id ?? 0 };
}

async function previewToken(own: Organisation): Promise<string> {
  const { client, page, versionId } = await aNewPage(own);
  const { url } = await client.landingPagesAdmin.versionPreview({ params: { id: page.id, versionId } });
  return url.split('/').at(-1) ?? '';
}

const delivered = 'co2-fussabdruck-senken';

export const landingPagesCalls: CallsOf<'landingPages'> = {
  bySlug: {
    refers: { 'params.slug': 'catalogue' },
    input: () => ({ params: { slug: delivered } }),
  },
  preview: {
    refers: { 'params.token': 'catalogue' },
    input: async (own) => ({ params: { token: await previewToken(own) } }),
  },
  byId: {
    refers: { 'params.landingPageId': 'catalogue' },
    input: async ({ app }) => {
      const { id } = await app.client().landingPages.bySlug({ params: { slug: delivered } });
      return { params: { landingPageId: id } };
    },
  },
};

/** The operator's: only its list of versions is walked through like those of organisations. */
export const landingPagesAdminCalls: CallsOf<'landingPagesAdmin'> = {
  versions: {
    refers: { 'params.id': 'catalogue' },
    input: async (own) => {
      const { page } = await aNewPage(own);
      await own.app.platform.database.pool.query(
        `insert into page_versions (page_id, number, content, created_at)
         select ${page.id}, n, (select content from page_versions where page_id = ${page.id} and number = 1), now()
         from generate_series(2, 12) n`,
      );
      return { params: { id: page.id } };
    },
  },
};
