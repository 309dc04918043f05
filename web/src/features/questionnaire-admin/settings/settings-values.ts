import { rule } from '@metra/contract/core/field-keys';
import { notBlank, text } from '@metra/contract/core/primitives';
import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { questionnaireInfo } from '@metra/contract/shapes/questionnaire-shapes';
import { z } from 'zod';
import { slugOf } from '../../../lib/site/slug-of.ts';

const points = z.int().min(0).max(100).nullable();
const texts = (max: number) => z.object({ de: z.string().max(max), en: z.string().max(max) });

const BandValues = z.object({
  slug: z.string(),
  min: points,
  max: points,
  name: texts(80),
  text: texts(500),
});
export type BandValues = z.infer<typeof BandValues>;

export const SettingsValues = z
  .object({
    german: notBlank(120),
    english: text(120),
    germanText: text(1000),
    englishText: text(1000),
    slug: questionnaireInfo.slug,
    minutes: z.int().min(1).max(240).nullable(),
    bands: z.array(BandValues).max(10),
  })
  .superRefine(({ english, englishText, bands }, context) => {
    if (englishText.trim() !== '' && english.trim() === '')
      context.addIssue({ code: 'custom', ...rule('required'), path: ['english'] });
    for (const [place, { min, max, name, text: meaning }] of bands.entries()) {
      const need = (isMissing: boolean, ...path: string[]) =>
        isMissing &&
        context.addIssue({ code: 'custom', ...rule('required'), path: ['bands', place, ...path] });
      need(min === null, 'min');
      need(max === null, 'max');
      need(name.de.trim() === '', 'name', 'de');
      need(meaning.de.trim() === '', 'text', 'de');
      const before = bands[place - 1]?.max ?? -1;
      if (min !== null && max !== null && (min > max || min <= before))
        context.addIssue({ code: 'custom', ...rule('overlaps'), path: ['bands', place, 'min'] });
    }
  });
export type SettingsValues = z.infer<typeof SettingsValues>;

export const settingsOf = ({
  slug,
  translations,
  durationMinutes,
  bands,
}: EditedQuestionnaire): SettingsValues => ({
  german: translations.de.name,
  english: translations.en?.name ?? '',
  germanText: translations.de.description,
  englishText: translations.en?.description ?? '',
  slug,
  minutes: durationMinutes,
  bands: bands.map((band) => ({
    ...band,
    name: { de: band.name.de, en: band.name.en ?? '' },
    text: { de: band.text.de, en: band.text.en ?? '' },
  })),
});

const wordsOf = ({ de, en }: { de: string; en: string }) => ({
  de: de.trim(),
  ...(en.trim() !== '' && { en: en.trim() }),
});

/** Returns the settings as they are sent; a new score level is named after its German text. */
export const infoIn = (values: SettingsValues) => ({
  slug: values.slug,
  translations: {
    de: { name: values.german.trim(), description: values.germanText.trim() },
    ...(values.english.trim() !== '' && {
      en: { name: values.english.trim(), description: values.englishText.trim() },
    }),
  },
  durationMinutes: values.minutes,
  bands: values.bands.map(({ slug, min, max, name, text: meaning }, place) => ({
    slug: slug || slugOf(name.de) || `band-${place + 1}`,
    min: min ?? 0,
    max: max ?? 0,
    name: wordsOf(name),
    text: wordsOf(meaning),
  })),
});

export const emptyBand = (from: number): BandValues => ({
  slug: '',
  min: Math.min(from, 100),
  max: 100,
  name: { de: '', en: '' },
  text: { de: '', en: '' },
});
