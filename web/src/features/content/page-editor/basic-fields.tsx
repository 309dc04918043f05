import type { LandingPage, PageContent } from '@metra/contract/shapes/landing-page-shapes';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { TextPair } from '../text-pair.tsx';
import { withText } from './blocks/block-editing.ts';

interface BasicFieldsProps {
  page: LandingPage;
  content: PageContent;
  onChange: (content: PageContent) => void;
}

const TEXTS = [
  { name: 'title', max: 120 },
  { name: 'teaser', max: 500, rows: 3 },
  { name: 'metaDescription', max: 155, rows: 2, counted: true },
] as const;

export function BasicFields({ page, content, onChange }: BasicFieldsProps) {
  const { t } = useTranslate();
  return (
    <section aria-label={t('content.basics')} className="grid gap-5">
      {TEXTS.map(({ name, ...look }) => (
        <TextPair
          key={name}
          {...look}
          label={t(`content.page.${name}`)}
          pathOf={(language) => `translations/${language}/${name}`}
          textOf={(language) => content.translations[language][name]}
          onChange={(language, text) => onChange(withText(content, language, { [name]: text }))}
          required={page.gaps.some(({ path }) => path.endsWith(`/${name}`)) || name === 'title'}
        />
      ))}
      {page.kind === 'LANDING' && (
        <div data-field="imageId">
          <PictureField
            label={t('content.page.picture')}
            description={t('content.page.pictureHint')}
            value={content.imageId}
            onChange={(imageId) => onChange({ ...content, imageId })}
            optional
          />
        </div>
      )}
    </section>
  );
}
