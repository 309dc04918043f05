import { ClientError } from '@metra/contract/core/client-error';
import type { LandingPageUpdate } from '@metra/contract/operations/landing-pages';
import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLandingPage, aPageContent } from '../../../../test/content-builders.ts';
import { anOwner } from '../../../../test/owner-builders.ts';
import { createAutosave } from '../../../lib/autosave/create-autosave.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { comparableParts, contentOf } from './draft-parts.ts';
import { pageSettings } from './page-draft.ts';

const KEY = 'page-draft:1:7';
let onServer: LandingPage;
let storage = memoryStorage();
let stop: () => void;
const onMerged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onServer = aLandingPage();
  storage = memoryStorage();
  onMerged.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function save({ slug, content, version }: LandingPageUpdate): Promise<LandingPage> {
  if (version !== onServer.version)
    throw new ClientError('', { id: 'x', type: 'api', status: 409, i18nKey: 'conflict.version' });
  onServer = { ...onServer, slug, content, version: version + 1 };
  return onServer;
}

function open() {
  const draft = createAutosave(
    pageSettings({
      page: onServer,
      owner: anOwner(),
      save,
      read: async () => onServer,
      storage,
      onMerged,
      onRefused: () => {},
    }),
  );
  stop = draft.start();
  return draft;
}

const withGerman = (
  texts: Partial<PageContent['translations']['de']>,
  content = aPageContent(),
): PageContent => ({
  ...content,
  translations: { ...content.translations, de: { ...content.translations.de, ...texts } },
});

function somebodySaves(content: PageContent) {
  onServer = { ...onServer, content, version: onServer.version + 1 };
}

const pause = () => vi.advanceTimersByTimeAsync(1_200);

test('a page is saved in a pause, under its address', async () => {
  const draft = open();
  const { slug } = onServer;
  draft.change(withGerman({ title: 'Neu' }));
  await pause();
  expect(draft.snapshot().state).toBe('saved');
  expect(onServer).toMatchObject({ slug, version: 2, content: withGerman({ title: 'Neu' }) });
  draft.take({ ...onServer, slug: 'moved', version: 3 });
  onServer = draft.snapshot().document;
  draft.change(withGerman({ title: 'Neuer' }));
  await pause();
  expect(onServer).toMatchObject({ slug: 'moved', version: 4 });
});

test('what an earlier version of the program has stored in the browser is saved', async () => {
  const value = JSON.stringify(withGerman({ title: 'offline' }));
  storage.setItem(KEY, JSON.stringify({ value, version: 1, base: JSON.stringify(aPageContent()) }));
  expect(open().snapshot().content).toEqual(withGerman({ title: 'offline' }));
  await pause();
  expect(onServer.content).toEqual(withGerman({ title: 'offline' }));
});

test('content of another shape is removed', () => {
  storage.setItem(KEY, JSON.stringify({ value: '{"blocks":1}', version: 1, base: null }));
  expect(open().snapshot().content).toEqual(aPageContent());
  expect(storage.keys()).toEqual([]);
});

test('a change of somebody else in another part is merged', async () => {
  const draft = open();
  somebodySaves(withGerman({ teaser: 'ihres' }));
  draft.change(withGerman({ title: 'meins' }));
  await pause();
  expect(draft.snapshot().state).toBe('saved');
  expect(onMerged).toHaveBeenCalledOnce();
  expect(onServer.content).toEqual(withGerman({ title: 'meins', teaser: 'ihres' }));
});

test('a person chooses between two versions of one part', async () => {
  const draft = open();
  somebodySaves(withGerman({ title: 'ihres', teaser: 'ihres' }));
  draft.change(withGerman({ title: 'meins' }));
  await pause();
  const { state, conflict } = draft.snapshot();
  if (!conflict) throw new Error('There is nothing to choose.');
  expect([state, onServer.version]).toEqual(['conflict', 2]);
  const { mine, theirs } = comparableParts(conflict);
  await draft.resolve(contentOf({ ...theirs, 'de.title': mine['de.title'] }, conflict));
  expect(onServer.content).toEqual(withGerman({ title: 'meins', teaser: 'ihres' }));
});

test('what was typed while the page was published is a change to the published page', async () => {
  const draft = open();
  draft.change(withGerman({ title: 'getippt' }));
  onServer = { ...onServer, state: 'PUBLISHED', version: 2 };
  draft.take(onServer);
  expect(draft.snapshot()).toMatchObject({ content: withGerman({ title: 'getippt' }), document: onServer });
  expect(onMerged).not.toHaveBeenCalled();
  await pause();
  expect(onServer).toMatchObject({
    state: 'PUBLISHED',
    version: 3,
    content: withGerman({ title: 'getippt' }),
  });
});
