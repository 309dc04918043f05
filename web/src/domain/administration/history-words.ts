import { historyFieldOf } from '@metra/contract/rules/history-fields';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useFieldLabel } from './form/form-context.ts';

export type LabelOf = (field: string) => string | undefined;

const IN_LANGUAGE = /^translations\.(?<language>de|en)\./;

/** The history uses the words of the form, or those that all records share. */
export function useHistoryLabel(own: LabelOf | undefined): LabelOf {
  const { t } = useTranslate();
  const inForm = useFieldLabel();
  const shared: LabelOf = (path) => {
    const field = historyFieldOf(path);
    if (!field) return undefined;
    const label = t(`administration.history.field.${field}`);
    const language = IN_LANGUAGE.exec(path)?.groups?.language === 'en' ? 'en' : 'de';
    return IN_LANGUAGE.test(path)
      ? t('administration.form.labelled', { label, language: t(`administration.form.language.${language}`) })
      : label;
  };
  return (path) => own?.(path) ?? inForm(path) ?? shared(path);
}
