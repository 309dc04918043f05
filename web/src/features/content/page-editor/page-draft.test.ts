import { ClientError } from '@metra/contract/core/client-error';
import type { LandingPageUpdate } from '@metra/contract/operations/landing-pages';
import { type LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLandingPage, aPageContent } from '../../../../test/content-builders.ts';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { comparableParts } from './draft-parts.ts';
import { createPageDraft } from './page-draft.ts';

/** What the server has. */
let stored: LandingPage;
let isReachable: boolean;
let storage = memoryStorage();
const onMerged = vi.fn();
const onRefused = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  stored = aLandingPage();
  isReachable = true;
  storage = memoryStorage();
});
afterEach(() => vi.useRealTimers());

const errorOf = (status: number | undefined, i18nKey: string) =>
  new ClientError(i18nKey, { id: 'landing-pages:update', type: 'api', status, i18nKey } as never);

async function save(body: LandingPageUpdate): Promise<LandingPage> {
  if (!isReachable) throw errorOf(undefined, 'no response');
  if (body.version !== stored.version) throw errorOf(409, 'conflict.version');
  if (body.content.translations.de.title === 'nein') throw errorOf(400, 'bad_request.validation');
  stored = { ...stored, content: body.content, version: body.version + 1 };
  return stored;
}

function open(page = stored) {
  const draft = createPageDraft({
    page,
    owner: '1',
    save,
    read: async () => stored,
    storage,
    parse: (json) => PageContent.parse(json),
    onPage: () => {},
    onMerged,
    onRefused,
  });
  return { draft, close: draft.start() };
}

const titled = (title: string, content = aPageContent()): PageContent => ({
  ...content,
  translations: { ...content.translations, de: { ...content.translations.de, title } },
});
const teased = (teaser: string, content = aPageContent()): PageContent => ({
  ...content,
  translations: { ...content.translations, de: { ...content.translations.de, teaser } },
});

/** Somebody else saves. */
function others(content: PageContent) {
  stored = { ...stored, content, version: stored.version + 1 };
}

test('what is typed is saved in a pause, once', async () => {
  const { draft } = open();
  draft.change(titled('E'));
  draft.change(titled('En'));
  expect(draft.state()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('saved');
  expect(stored).toMatchObject({ version: 2, content: titled('En') });
});

test('without a connection it is kept, and sent when the server can be reached again', async () => {
  const { draft, close } = open();
  isReachable = false;
  draft.change(titled('offline'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('offline');
  close();
  const again = open();
  expect(again.draft.content()).toEqual(titled('offline'));
  isReachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again.draft.state()).toBe('saved');
  expect(stored.content).toEqual(titled('offline'));
  expect(storage.keys()).toEqual([]);
});

test('what waits is sent as soon as there is a connection again', async () => {
  const { draft } = open();
  isReachable = false;
  draft.change(titled('offline'));
  await vi.advanceTimersByTimeAsync(2_000);
  isReachable = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.state()).toBe('saved');
  expect(stored.content).toEqual(titled('offline'));
});

test('a change of somebody else at another place is taken over', async () => {
  const { draft } = open();
  others(teased('von anderen'));
  draft.change(titled('meins'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('saved');
  expect(onMerged).toHaveBeenCalled();
  expect(draft.content()).toEqual(teased('von anderen', titled('meins')));
  expect(stored.content).toEqual(draft.content());
});

test('a change of somebody else at the same place waits for a choice, and nothing of mine is lost', async () => {
  const { draft, close } = open();
  others(titled('ihres'));
  draft.change(titled('meins'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('clash');
  expect(stored.content).toEqual(titled('ihres'));
  // Typing goes on, and is kept.
  draft.change(teased('mehr', titled('meins')));
  close();
  const again = open();
  expect(again.draft.state()).toBe('clash');
  const found = again.draft.divergence();
  if (!found) throw new Error('nothing to choose');
  expect(found.mine).toEqual(teased('mehr', titled('meins')));
  await again.draft.resolve(comparableParts(found).mine);
  expect(again.draft.state()).toBe('saved');
  expect(stored.content).toEqual(teased('mehr', titled('meins')));
});

test('what the server refuses says so, and the next change is tried again', async () => {
  const { draft } = open();
  draft.change(titled('nein'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('refused');
  expect(onRefused).toHaveBeenCalledOnce();
  draft.change(titled('ja'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('saved');
});

test('a leftover that cannot be read is forgotten', () => {
  storage.setItem('page-draft:1:7', JSON.stringify({ value: '{"blocks":1}', version: 1, base: null }));
  const { draft } = open();
  expect(draft.content()).toEqual(aPageContent());
  expect(storage.keys()).toEqual([]);
});

test('what was typed while the page was published is kept as a change to it', async () => {
  const { draft } = open();
  draft.change(titled('getippt'));
  draft.take({ ...stored, state: 'PUBLISHED', version: 2 });
  stored = { ...stored, state: 'PUBLISHED', version: 2 };
  expect(draft.content()).toEqual(titled('getippt'));
  expect(draft.page().state).toBe('PUBLISHED');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(draft.state()).toBe('saved');
  expect(stored.content).toEqual(titled('getippt'));
});

test('what was typed while a save was under way is saved after it', async () => {
  const { draft } = open();
  draft.change(titled('erst'));
  const first = draft.flush();
  draft.change(titled('dann'));
  await first;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stored.content).toEqual(titled('dann'));
  expect(draft.state()).toBe('saved');
});
