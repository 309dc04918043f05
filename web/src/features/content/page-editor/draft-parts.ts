import type { Block } from '@metra/contract/shapes/content-blocks';
import type { PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { mergedOrder } from '../../../lib/forms/merged-order.ts';
import { differences, isSame, joined } from '../../../lib/versioned-form/differences.ts';

/** A page is split into parts that two people can change at the same time: each text, the picture and each block. */
export type Parts = Record<string, unknown>;

const LANGUAGES = ['de', 'en'] as const;
const TEXTS = ['title', 'teaser', 'metaDescription'] as const;
const BLOCK = 'block:';

const blockPart = (id: string): string => `${BLOCK}${id}`;
export const blockIdOf = (part: string): string | undefined =>
  part.startsWith(BLOCK) ? part.slice(BLOCK.length) : undefined;

function partsOf(content: PageContent): Parts {
  const parts: Parts = { imageId: content.imageId };
  for (const language of LANGUAGES)
    for (const text of TEXTS) parts[`${language}.${text}`] = content.translations[language][text];
  for (const block of content.blocks) parts[blockPart(block.id)] = block;
  return parts;
}

/** The two versions have the same base, and these parts differ. */
export interface Divergence {
  base: PageContent;
  mine: PageContent;
  theirs: PageContent;
}

/** Both have the same names, and a part that one of them lacks is null there. */
export function comparableParts({ base, mine, theirs }: Divergence): Record<keyof Divergence, Parts> {
  const parts = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
  const names = new Set(Object.values(parts).flatMap((each) => Object.keys(each)));
  const filled = (each: Parts): Parts =>
    Object.fromEntries([...names].map((name) => [name, each[name] ?? null]));
  return { base: filled(parts.base), mine: filled(parts.mine), theirs: filled(parts.theirs) };
}

/** Returns the parts that both have changed in different ways. */
export function clashes(divergence: Divergence): string[] {
  const { base, mine, theirs } = comparableParts(divergence);
  return Object.keys(differences(base, mine, theirs)).filter(
    (name) => !isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]),
  );
}

/** Merges two versions whose changes do not conflict. */
export function merged(divergence: Divergence): PageContent {
  const { base, mine, theirs } = comparableParts(divergence);
  return contentOf(joined(mine, theirs, differences(base, mine, theirs)), divergence);
}

/** Joins the parts to a page. The order of blocks is mine, with theirs added. */
export function contentOf(parts: Parts, divergence: Divergence): PageContent {
  const texts = (language: (typeof LANGUAGES)[number]) => ({
    title: String(parts[`${language}.title`] ?? ''),
    teaser: String(parts[`${language}.teaser`] ?? ''),
    metaDescription: String(parts[`${language}.metaDescription`] ?? ''),
  });
  const order = mergedOrder(
    divergence.base.blocks.map(({ id }) => id),
    divergence.mine.blocks.map(({ id }) => id),
    divergence.theirs.blocks.map(({ id }) => id),
  );
  return {
    translations: { de: texts('de'), en: texts('en') },
    imageId: typeof parts.imageId === 'number' ? parts.imageId : null,
    blocks: order.flatMap((id) => (parts[blockPart(id)] as Block | null) ?? []),
  };
}
