import { aPageContent, aSlug } from '../factories/content.ts';
import { aNewPage } from '../sweep/calls/content-calls.ts';
import type { CallsOf, GroupName } from '../sweep/operation-call.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';

export type InputsOf<G extends GroupName> = {
  [N in keyof CallsOf<G>]?: NonNullable<CallsOf<G>[N]>['input'];
};

const ofPage = async (own: Organisation) => ({ params: { id: (await aNewPage(own)).page.id } });
const ofVersion = async (own: Organisation) => {
  const { page, versionId } = await aNewPage(own);
  return { params: { id: page.id, versionId } };
};
async function ofScheduledPage(own: Organisation) {
  const { page, client } = await aNewPage(own);
  const params = { id: page.id };
  const publishAt = new Date(own.app.clock.now().getTime() + 86_400_000).toISOString();
  await client.landingPagesAdmin.publish({ params, body: { version: page.version, publishAt } });
  return { params };
}
const sameVersion = { body: { version: 1 } };

/** Pages are created for each call, so that the delivered ones stay unchanged. */
export const landingPagesAdminInputs: InputsOf<'landingPagesAdmin'> = {
  create: () => ({ body: { slug: aSlug(), content: aPageContent() } }),
  read: ofPage,
  update: async (own) => ({
    ...(await ofPage(own)),
    body: { slug: aSlug(), content: aPageContent('Anders'), version: 1 },
  }),
  remove: ofPage,
  publishNow: ofPage,
  publish: async (own) => ({ ...(await ofPage(own)), ...sameVersion }),
  withdraw: async (own) => ({ ...(await ofPage(own)), ...sameVersion }),
  unschedule: ofScheduledPage,
  versions: ofPage,
  versionPreview: ofVersion,
  bringBack: async (own) => ({ ...(await ofVersion(own)), ...sameVersion }),
};

export const homeInputs: InputsOf<'home'> = {
  update: async ({ app, member }) => {
    const { rows } = await app.platform.database.pool.query(
      'select v.content, h.version from homes h join home_versions v on v.home_id = h.id and v.number = h.version',
    );
    if (!rows[0]) throw new Error(`There is no home page for ${member.email}`);
    return { body: { content: rows[0].content, version: rows[0].version } };
  },
};
