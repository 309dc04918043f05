import type { Database, Db, Tx } from '../../platform/database/database.ts';
import { contentHash, lockSeeds, noteSeeded, seededHashes } from '../../platform/database/seeds.ts';
import { linkGoalsToPages } from '../catalogue/catalogue.module.ts';
import { type DeliveredContent, type DeliveredPage, readDeliveredContent } from './delivered-content.ts';
import { homeStore } from './home.store.ts';
import { pageVersionStore } from './page-versions.store.ts';
import { type LockedPage, pageStore, type Writing } from './pages.store.ts';

const allName = 'content';
const pageName = ({ slug }: DeliveredPage) => `page:${slug}`;
const homeName = 'home';

/**
 * Publishes the delivered texts at every start, after the catalogue. Pages that a person has edited, unpublished or
 * deleted stay unchanged.
 */
export async function seedContent(
  database: Database,
  delivered: DeliveredContent = readDeliveredContent(),
): Promise<'seeded' | 'unchanged'> {
  const hash = contentHash(delivered);
  const isSeeded = async (db: Db) => (await seededHashes(db, [allName])).get(allName) === hash;
  if (await isSeeded(database.kysely)) return 'unchanged';
  return database.transaction(async (tx) => {
    await lockSeeds(tx);
    if (await isSeeded(tx)) return 'unchanged';
    await seedAll(tx, delivered);
    await noteSeeded(tx, allName, hash);
    return 'seeded';
  });
}

async function seedAll(tx: Tx, { pages, home, writtenAt }: DeliveredContent): Promise<void> {
  const seeded = await seededHashes(tx, [...pages.map(pageName), homeName]);
  const present = await pageStore(tx).delivered();
  const by: Writing = { by: null, now: new Date(writtenAt) };
  const links: { goal: string; pageId: number }[] = [];
  for (const page of pages) {
    const hash = contentHash(page);
    const stored = present.get(page.slug);
    if (!stored && !seeded.has(pageName(page))) {
      const id = await deliver(tx, page, by);
      if (page.goal) links.push({ goal: page.goal, pageId: id });
    } else if (stored?.edited_at === null && seeded.get(pageName(page)) !== hash)
      await deliverAnew(tx, stored, page, by);
    await noteSeeded(tx, pageName(page), hash);
  }
  await linkGoalsToPages(tx, links);
  await seedHome(tx, home, seeded.get(homeName), by);
}

async function deliver(tx: Tx, page: DeliveredPage, by: Writing): Promise<number> {
  const { id, versionId } = await pageStore(tx).create({ ...page, deliveredAs: page.slug }, by);
  await pageStore(tx).pointLive(id, versionId, page.content, by.now);
  return id;
}

async function deliverAnew(tx: Tx, page: LockedPage, { content }: DeliveredPage, by: Writing): Promise<void> {
  const versionId = await pageVersionStore(tx).add(page.id, content, by);
  await pageStore(tx).pointDraft(page, versionId, content);
  await pageStore(tx).pointLive(page.id, versionId, content, by.now);
  await pageStore(tx).touch(page.id, by);
}

async function seedHome(
  tx: Tx,
  home: DeliveredContent['home'],
  seededHash: string | undefined,
  by: Writing,
): Promise<void> {
  const store = homeStore(tx, null);
  const hash = contentHash(home);
  const present = await store.locked();
  if (!present) await store.create(home, by);
  else if (present.edited_at === null && seededHash !== hash) await store.write(present, home, by);
  await noteSeeded(tx, homeName, hash);
}
