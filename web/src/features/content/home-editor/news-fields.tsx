import { Slug } from '@metra/contract/core/primitives';
import { isLinkTarget } from '@metra/contract/shapes/rich-text';
import { type Control, useController } from 'react-hook-form';
import { isDay } from '../../../design-system/calendar/calendar-dates.ts';
import { DatePicker } from '../../../design-system/fields/date-picker.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { berlinTime } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { slugOf } from '../../../lib/site/slug-of.ts';
import { withText } from '../page-editor/blocks/block-editing.ts';
import { ItemList } from '../page-editor/item-list.tsx';
import { linkTargetOf } from '../rich-text/link-target.ts';
import { TextPair } from '../text-pair.tsx';
import { FoldedSection } from './folded-section.tsx';
import type { HomeForm } from './home-parts.ts';

type News = HomeForm['updates'][number];
const MOST = 100;

const emptyNews = (): News => ({
  slug: '',
  date: berlinTime(new Date().toISOString()).day,
  link: null,
  translations: { de: { title: '', body: '' }, en: { title: '', body: '' } },
});

export function NewsFields({ control }: { control: Control<HomeForm> }) {
  const { t, language } = useTranslate();
  const { field } = useController({ control, name: 'updates' });
  const news = field.value;
  const nameOf = (number: number) => {
    const date = news[number - 1]?.date ?? '';
    return isDay(date)
      ? t('content.home.update.item', { date: formatDate(date, language, 'short') })
      : t('content.home.update.new');
  };
  return (
    <FoldedSection title={t('content.home.news')}>
      <ItemList
        items={news}
        onChange={(next) =>
          field.onChange(next.length > news.length ? [...next.slice(-1), ...next.slice(0, -1)] : next)
        }
        create={emptyNews}
        most={MOST}
        nameOf={nameOf}
        addLabel={t('content.home.update.add')}
        isOrdered
      >
        {(item, index, change) => (
          <NewsItem
            item={item}
            index={index}
            isTaken={news.some((other, place) => place !== index && other.slug === item.slug)}
            onChange={change}
          />
        )}
      </ItemList>
    </FoldedSection>
  );
}

interface NewsItemProps {
  item: News;
  index: number;
  isTaken: boolean;
  onChange: (item: News) => void;
}

function NewsItem({ item, index, isTaken, onChange }: NewsItemProps) {
  const { t } = useTranslate();
  const isSlug = Slug.safeParse(item.slug).success;
  return (
    <>
      <TextPair
        label={t('content.home.update.title')}
        pathOf={(language) => `updates/${index}/translations/${language}/title`}
        textOf={(language) => item.translations[language].title}
        onChange={(language, title) => {
          const changed = withText(item, language, { title });
          const isProposed = item.slug === slugOf(item.translations.de.title);
          onChange(language === 'de' && isProposed ? { ...changed, slug: slugOf(title) } : changed);
        }}
        max={120}
        required
      />
      <TextPair
        label={t('content.home.update.body')}
        pathOf={(language) => `updates/${index}/translations/${language}/body`}
        textOf={(language) => item.translations[language].body}
        onChange={(language, body) => onChange(withText(item, language, { body }))}
        max={1000}
        rows={3}
        required
      />
      <div className="field-grid">
        <Field
          label={t('content.home.update.date')}
          error={!isDay(item.date) && t('content.home.update.dateRefused')}
        >
          <DatePicker value={item.date} onChange={(date) => onChange({ ...item, date: date ?? '' })} />
        </Field>
        <Field
          label={t('content.home.update.slug')}
          description={t('content.home.update.slugHint')}
          error={
            (isTaken && t('content.home.update.slugTaken')) ||
            (!isSlug && t('content.home.update.slugRefused'))
          }
        >
          <TextInput
            value={item.slug}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ ...item, slug: event.target.value })}
          />
        </Field>
        <Field
          label={t('content.home.update.link')}
          optional
          description={t('content.text.linkHint')}
          error={item.link !== null && !isLinkTarget(item.link) && t('content.text.linkRefused')}
        >
          <TextInput
            value={item.link ?? ''}
            maxLength={2000}
            inputMode="url"
            autoComplete="off"
            onChange={(event) => onChange({ ...item, link: event.target.value || null })}
            onBlur={() => item.link !== null && onChange({ ...item, link: linkTargetOf(item.link) })}
          />
        </Field>
      </div>
    </>
  );
}
