import type { EditedQuestionnaire } from '@metra/contract/operations/questionnaires-admin';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import {
  LanguagePair,
  MarkedLabel,
  ShownLanguage,
  useLanguageLabel,
} from '../../../domain/writing/languages.tsx';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { FormProblem } from '../../../lib/forms/form-problem.tsx';
import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { isSame } from '../../../lib/versioned-form/differences.ts';
import { forgetInput, useStoredInput } from '../../../lib/versioned-form/stored-input.ts';
import { useVersionedForm } from '../../../lib/versioned-form/use-versioned-form.ts';
import { VersionedPageForm } from '../../../lib/versioned-form/versioned-form.tsx';
import { readAnew, take } from '../questionnaire-calls.ts';
import { BandFields } from './band-fields.tsx';
import { infoIn, SettingsValues, settingsOf } from './settings-values.ts';

const versioned = (questionnaire: EditedQuestionnaire) => ({
  values: settingsOf(questionnaire),
  version: questionnaire.version,
});

/** The form edits what visitors read before the first question, and the names of the score levels. */
export function SettingsForm({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const { t, language } = useTranslate();
  const { account } = useSession();
  const labelled = useLanguageLabel();
  const [shown, setShown] = useState<Language>(language);
  const { id } = questionnaire;
  const keptName = `questionnaire:${account?.id ?? ''}:${id}`;

  const send = (values: SettingsValues, { active, version }: EditedQuestionnaire) =>
    operatorApi.questionnairesAdmin.update({ params: { id }, body: { ...infoIn(values), active, version } });

  const editing = useVersionedForm<SettingsValues>(SettingsValues, {
    start: versioned(questionnaire),
    read: async () => versioned(await readAnew(id)),
    async write(values, from) {
      let changed: EditedQuestionnaire;
      try {
        changed = await send(values, { ...questionnaire, version: from.version });
      } catch (error) {
        if (!hasKey(error, 'conflict.version')) throw error;
        const present = await readAnew(id);
        // A change of questions or of the state in between is no conflict with these settings.
        if (!isSame(settingsOf(present), from.values)) throw error;
        changed = await send(values, present);
      }
      forgetInput(keptName);
      take(changed);
      return versioned(changed);
    },
    errorFields: { 'conflict.slug': 'slug' },
    onSaved: () => showToast({ variant: 'success', title: t('questionnaire-admin.settings.saved') }),
  });
  const { control, form, isDirty, submitting } = editing;
  useStoredInput(form, keptName);
  const [german, english] = form.watch(['german', 'english']);

  const pair = (part: 'name' | 'text') => (
    <LanguagePair>
      {(each) => {
        const name = (
          {
            name: { de: 'german', en: 'english' },
            text: { de: 'germanText', en: 'englishText' },
          } as const
        )[part][each];
        const label = labelled(t(`questionnaire-admin.settings.${part}`), each);
        const isMissing = part === 'name' && (each === 'de' ? german : english).trim() === '';
        return (
          <FormField
            control={control}
            name={name}
            label={<MarkedLabel isMissing={isMissing}>{label}</MarkedLabel>}
          >
            {(field) =>
              part === 'name' ? (
                <TextInput {...field} lang={each} maxLength={120} />
              ) : (
                <Textarea {...field} lang={each} rows={3} maxLength={1000} />
              )
            }
          </FormField>
        );
      }}
    </LanguagePair>
  );

  return (
    <ShownLanguage value={shown}>
      <VersionedPageForm of={editing} isStored conflictFields={useFields()} className="panel min-w-0">
        <div className="grid gap-6 p-5">
          <Segmented
            className="lg:hidden"
            label={t('content.language')}
            value={shown}
            options={languages.map((each) => ({ value: each, label: t(`content.language.${each}`) }))}
            onChange={setShown}
          />
          <FormProblem of={editing} />
          {pair('name')}
          {pair('text')}
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
            <FormField
              control={control}
              name="slug"
              label={t('questionnaire-admin.slug')}
              description={t('questionnaire-admin.settings.slugHint')}
            >
              {(field) => <TextInput {...field} maxLength={80} autoCapitalize="none" spellCheck={false} />}
            </FormField>
            <FormField
              control={control}
              name="minutes"
              label={t('questionnaire-admin.settings.minutes')}
              description={t('questionnaire-admin.settings.minutesHint')}
              optional
            >
              {(field) => <NumberInput {...field} unit="min" />}
            </FormField>
          </div>
          <BandFields control={control} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line p-4">
          <p role="status" className="flex-1 text-small text-text-soft">
            {isDirty && t('questionnaire-admin.question.unsaved')}
          </p>
          {isDirty && (
            <Button
              variant="quiet"
              disabled={submitting}
              onClick={() => {
                editing.discard();
                forgetInput(keptName);
              }}
            >
              {t('questionnaire-admin.discard')}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={submitting}>
            {t('questionnaire-admin.settings.save')}
          </Button>
        </div>
      </VersionedPageForm>
    </ShownLanguage>
  );
}

function useFields() {
  const { t } = useTranslate();
  const labelled = useLanguageLabel();
  const show = (name: keyof SettingsValues) => (values: SettingsValues) =>
    String(values[name] ?? '') || t('conflict.empty');
  const name = t('questionnaire-admin.settings.name');
  const text = t('questionnaire-admin.settings.text');
  return [
    { name: 'german' as const, label: labelled(name, 'de'), show: show('german') },
    { name: 'english' as const, label: labelled(name, 'en'), show: show('english') },
    { name: 'germanText' as const, label: labelled(text, 'de'), show: show('germanText') },
    { name: 'englishText' as const, label: labelled(text, 'en'), show: show('englishText') },
    { name: 'slug' as const, label: t('questionnaire-admin.slug'), show: show('slug') },
    { name: 'minutes' as const, label: t('questionnaire-admin.settings.minutes'), show: show('minutes') },
    {
      name: 'bands' as const,
      label: t('questionnaire-admin.bands'),
      show: ({ bands }: SettingsValues) =>
        bands.map((band) => `${band.min ?? ''}–${band.max ?? ''}: ${band.name.de}`).join('\n') ||
        t('conflict.empty'),
    },
  ];
}
