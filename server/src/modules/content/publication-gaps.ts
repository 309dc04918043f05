import type { Language } from '@metra/contract/core/primitives';
import type { Block, Condition } from '@metra/contract/shapes/content-blocks';
import type { Image } from '@metra/contract/shapes/images';
import type { PageContent, PublicationGap } from '@metra/contract/shapes/landing-page-shapes';
import { hasLooseBraces, textsOf, type Variables, variablesIn } from './variables.ts';

export type PageKind = 'LANDING' | 'LEGAL';

export type PageImages = ReadonlyMap<number, Readonly<Record<Language, Image>>>;

interface Known {
  variables: Variables;
  images: PageImages;
}

type Reason = PublicationGap['reason'];
type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Texts = Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

const languages = ['de', 'en'] as const;
/** At most this many gaps are listed, because a draft with more is far from publication. */
const mostGaps = 500;

/** The reasons why a draft cannot be published, with their places. */
export function publicationGaps(kind: PageKind, content: PageContent, known: Known): PublicationGap[] {
  const found: PublicationGap[] = [];
  const gap = (path: string, reason: Reason, name: string | null = null) =>
    void found.push({ path: path.slice(0, 200), reason, name: name?.slice(0, 100) ?? null });
  const checks = checksWith(known, gap);

  checks.texts('', content.translations, {
    required: kind === 'LANDING' ? ['title', 'teaser', 'metaDescription'] : ['title'],
    both: kind === 'LANDING' ? [] : ['teaser', 'metaDescription'],
  });
  if (content.imageId !== null) checks.image('imageId', content.imageId);
  if (content.blocks.length === 0) gap('blocks', 'EMPTY_BLOCK');
  content.blocks.forEach((block, index) => {
    blockChecks(block, `blocks/${index}`, checks, gap);
  });
  return found.slice(0, mostGaps);
}

/** Languages in which texts are missing. */
export function missingLanguages(kind: PageKind, content: PageContent): Language[] {
  const gaps = publicationGaps(kind, content, { variables: new Map(), images: new Map() });
  return languages.filter((language) =>
    gaps.some(({ path, reason }) => reason === 'MISSING_TEXT' && path.includes(`translations/${language}/`)),
  );
}

type Gap = (path: string, reason: Reason, name?: string) => void;
type Checks = ReturnType<typeof checksWith>;

function checksWith({ variables, images }: Known, gap: Gap) {
  /** Reports unknown and empty variables. A passage that can be left out may name an optional, empty variable. */
  function names(path: string, text: string, canBeLeftOut = false): void {
    if (hasLooseBraces(text)) gap(path, 'UNKNOWN_VARIABLE', '{{');
    for (const name of new Set(variablesIn(text))) {
      const found = variables.get(name);
      if (!found) gap(path, 'UNKNOWN_VARIABLE', name);
      else if ((found.isRequired || !canBeLeftOut) && languages.some((each) => found.value[each] === ''))
        gap(path, 'EMPTY_VARIABLE', found.setting ?? name);
    }
  }

  return {
    names,

    /** `required` texts must exist in both languages, and `both` texts in both or in none. */
    texts(
      path: string,
      translations: Texts,
      { required, both = [] }: { required: readonly string[]; both?: readonly string[] },
    ): void {
      const prefix = path === '' ? '' : `${path}/`;
      for (const field of [...required, ...both]) {
        const written = languages.map((language) => String(translations[language][field] ?? ''));
        const isWanted = required.includes(field) || written.some((text) => text.trim() !== '');
        languages.forEach((language, index) => {
          const place = `${prefix}translations/${language}/${field}`;
          if (isWanted && written[index]?.trim() === '') gap(place, 'MISSING_TEXT');
          names(place, written[index] ?? '');
        });
      }
    },

    image(path: string, id: number): void {
      const image = images.get(id);
      if (!image) gap(path, 'MISSING_IMAGE');
      else if (languages.some((language) => image[language].altText.trim() === ''))
        gap(path, 'MISSING_ALT_TEXT');
    },

    condition(path: string, condition: Condition | null): void {
      if (condition && !variables.has(condition.variable))
        gap(`${path}/condition/variable`, 'UNKNOWN_VARIABLE', condition.variable);
    },

    /** Blocks that are hidden in this installation need no texts. */
    isShown: (condition: Condition | null): boolean => isShown(condition, variables),
  };
}

export function isShown(condition: Condition | null, variables: Variables): boolean {
  if (!condition) return true;
  const value = variables.get(condition.variable)?.value;
  const isSet = value !== undefined && languages.some((language) => value[language] !== '');
  return condition.is === 'SET' ? isSet : !isSet;
}

function blockChecks(block: Block, path: string, checks: Checks, gap: Gap): void {
  const says = (required: readonly string[], both: readonly string[] = []) =>
    'translations' in block && checks.texts(path, block.translations, { required, both });
  switch (block.type) {
    case 'text':
      textChecks(block, path, checks, gap);
      break;
    case 'image':
      checks.image(`${path}/imageId`, block.imageId);
      says([], ['caption']);
      break;
    case 'quote':
      if (block.person.trim() === '') gap(`${path}/person`, 'MISSING_TEXT');
      checks.names(`${path}/person`, block.person);
      says(['text'], ['role']);
      break;
    case 'callToAction':
    case 'questionnaire':
      says(['title', 'label'], ['text']);
      break;
    case 'offers':
      if (block.tags.length === 0) gap(path, 'EMPTY_BLOCK');
      says(['title']);
      break;
    case 'numbers':
      if (block.items.length === 0) gap(path, 'EMPTY_BLOCK');
      numberChecks(block, path, checks);
      break;
    case 'questions':
      if (block.items.length === 0) gap(path, 'EMPTY_BLOCK');
      block.items.forEach(({ translations }, item) => {
        checks.texts(`${path}/items/${item}`, translations, { required: ['question', 'answer'] });
      });
  }
}

function numberChecks({ items }: BlockOf<'numbers'>, path: string, checks: Checks): void {
  items.forEach(({ translations, source }, item) => {
    checks.texts(`${path}/items/${item}`, translations, { required: ['value', 'label'], both: ['unit'] });
    checks.names(`${path}/items/${item}/source`, source);
  });
}

function textChecks(block: BlockOf<'text'>, path: string, checks: Checks, gap: Gap): void {
  checks.condition(path, block.condition);
  const empty = languages.filter(
    (language) => !textsOf(block.translations[language].content).some((text) => text.trim() !== ''),
  );
  if (empty.length === languages.length) {
    gap(path, 'EMPTY_BLOCK');
    return;
  }
  for (const language of empty) gap(`${path}/translations/${language}/content`, 'MISSING_TEXT');
  if (!checks.isShown(block.condition)) return;
  for (const language of languages)
    for (const text of textsOf(block.translations[language].content))
      checks.names(`${path}/translations/${language}/content`, text, true);
}
