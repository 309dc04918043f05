import { useTranslate } from '../../../../lib/i18n/use-translate.ts';
import { TextPair } from '../../text-pair.tsx';
import { emptyQuestion } from '../block-kinds.ts';
import { ItemList } from '../item-list.tsx';
import { type BlockFieldsProps, withText } from './block-editing.ts';

const MOST = 30;

export function QuestionsFields({ block, path, onChange }: BlockFieldsProps<'questions'>) {
  const { t } = useTranslate();
  return (
    <ItemList
      items={block.items}
      onChange={(items) => onChange({ ...block, items })}
      create={emptyQuestion}
      most={MOST}
      nameOf={(number) => t('content.questions.item', { number })}
      addLabel={t('content.questions.add')}
    >
      {(item, index, change) => (
        <>
          <TextPair
            label={t('content.questions.question')}
            pathOf={(language) => `${path}/items/${index}/translations/${language}/question`}
            textOf={(language) => item.translations[language].question}
            onChange={(language, question) => change(withText(item, language, { question }))}
            max={200}
            required
          />
          <TextPair
            label={t('content.questions.answer')}
            pathOf={(language) => `${path}/items/${index}/translations/${language}/answer`}
            textOf={(language) => item.translations[language].answer}
            onChange={(language, answer) => change(withText(item, language, { answer }))}
            max={2000}
            rows={3}
            required
          />
        </>
      )}
    </ItemList>
  );
}
