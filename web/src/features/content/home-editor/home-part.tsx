import { type Control, useController } from 'react-hook-form';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ItemList } from '../page-editor/item-list.tsx';
import { TextPair } from '../text-pair.tsx';
import { FoldedSection } from './folded-section.tsx';
import { type HomeForm, PART_TEXTS, type PartName } from './home-parts.ts';

/** Each part has its own texts, named by `PART_TEXTS`. Their values are texts and lists of texts. */
type Texts = Record<string, string>;
type PartTexts = Texts & { items?: Texts[] };
type Part = Record<Language, PartTexts>;

const withoutItems = ['hero', 'featured', 'updatesTitle', 'closing'] as const;
type Listed = Exclude<PartName, (typeof withoutItems)[number]>;

export function HomePart({ name, control }: { name: PartName; control: Control<HomeForm> }) {
  const { t } = useTranslate();
  const { field } = useController({ control, name });
  const part = field.value as unknown as Part;
  const { texts, items } = PART_TEXTS[name];
  const heading = name === 'updatesTitle' ? 'updates' : name;
  const change = (language: Language, changed: object) =>
    field.onChange({ ...part, [language]: { ...part[language], ...changed } });
  return (
    <FoldedSection title={t(`content.home.${heading}`)} open={name === 'hero'}>
      {texts.map(({ name: text, max, rows }) => (
        <TextPair
          key={text}
          label={t(`content.home.field.${text}`)}
          pathOf={(language) => `${name}/${language}/${text}`}
          textOf={(language) => part[language][text] ?? ''}
          onChange={(language, value) => change(language, { [text]: value })}
          max={max}
          {...(rows && { rows })}
          required={text === 'title'}
        />
      ))}
      {items && (
        <ItemList
          items={zipped(part)}
          onChange={(next) => field.onChange(unzipped(part, next))}
          create={() => ({ de: blank(items.texts), en: blank(items.texts) })}
          most={items.most}
          nameOf={(number) => t(`content.home.item.${name as Listed}`, { number })}
          addLabel={t(`content.home.add.${name as Listed}`)}
        >
          {(item, index, changeItem) =>
            items.texts.map(({ name: text, max, rows }) => (
              <TextPair
                key={text}
                label={t(`content.home.field.${text}`)}
                pathOf={(language) => `${name}/${language}/items/${index}/${text}`}
                textOf={(language) => item[language][text] ?? ''}
                onChange={(language, value) =>
                  changeItem({ ...item, [language]: { ...item[language], [text]: value } })
                }
                max={max}
                {...(rows && { rows })}
                required={text !== 'reason'}
              />
            ))
          }
        </ItemList>
      )}
    </FoldedSection>
  );
}

const blank = (texts: readonly { name: string }[]): Texts =>
  Object.fromEntries(texts.map(({ name }) => [name, '']));

/** Returns the items of both languages as pairs. If a language has fewer, its texts are empty. */
function zipped(part: Part): Record<Language, Texts>[] {
  const count = Math.max(...languages.map((language) => part[language].items?.length ?? 0));
  const itemOf = (language: Language, index: number) => {
    const own = part[language].items?.[index];
    const other = part[language === 'de' ? 'en' : 'de'].items?.[index] ?? {};
    return own ?? Object.fromEntries(Object.keys(other).map((name) => [name, '']));
  };
  return Array.from({ length: count }, (_, index) => ({ de: itemOf('de', index), en: itemOf('en', index) }));
}

const unzipped = (part: Part, items: readonly Record<Language, Texts>[]) => ({
  de: { ...part.de, items: items.map(({ de }) => de) },
  en: { ...part.en, items: items.map(({ en }) => en) },
});
