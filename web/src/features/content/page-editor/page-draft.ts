import type { LandingPageUpdate } from '@metra/contract/operations/landing-pages';
import { type LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import type { Autosave, AutosaveSettings } from '../../../lib/autosave/create-autosave.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import { clashes, merged } from './draft-parts.ts';

export type PageDraft = Autosave<PageContent, LandingPage>;

type Shared = 'storage' | 'owner' | 'read' | 'onDocument' | 'onMerged' | 'onRefused';

export interface PageSettings extends Pick<AutosaveSettings<PageContent, LandingPage>, Shared> {
  page: LandingPage;
  save: (body: LandingPageUpdate, options: { keepalive: boolean }) => Promise<LandingPage>;
}

/** Changes of two people in different parts of a page are merged; a person chooses between two versions of the same part. */
export const pageSettings = ({
  page,
  save,
  ...shared
}: PageSettings): AutosaveSettings<PageContent, LandingPage> => ({
  ...shared,
  storageKey: `page-draft:${shared.owner.id}:${page.id}`,
  start: page,
  contentOf: ({ content }) => content,
  toText: (content) => JSON.stringify(content),
  fromText: (text) => PageContent.parse(JSON.parse(text)),
  isSame,
  write: ({ content, version, document: { slug }, keepalive }) =>
    save({ slug, content, version }, { keepalive }),
  merge: (diverged) => (clashes(diverged).length > 0 ? undefined : merged(diverged)),
  pauseMs: 1_200,
});
