import { fieldErrors } from '@metra/contract/core/field-errors';
import { QuestionnaireFile } from '@metra/contract/shapes/questionnaire-shapes';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { FileDrop } from '../../../design-system/fields/file-drop.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { operatorApi } from '../../../lib/api/operator-api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { isClientError } from '../../../lib/errors/errors.ts';
import { fieldErrorText } from '../../../lib/forms/field-errors.ts';
import { translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { take } from '../questionnaire-calls.ts';
import { type FileProblem, placeOf } from './file-problems.ts';
import { showQuestions } from './new-questionnaire-dialog.tsx';

const LARGEST = 2_000_000;
/** More would be read by nobody; the first ones explain the others. */
const MOST_SHOWN = 8;

/** Makes a questionnaire from a file that was exported, here or elsewhere. */
export async function openImportDialog(): Promise<void> {
  const id = await openDialog<number>({
    title: translate('questionnaire-admin.import.title'),
    size: 'md',
    content: ({ close }) => <ImportFile onDone={close} />,
  });
  if (id === undefined) return;
  await showQuestions(id);
  showToast({ variant: 'success', title: translate('questionnaire-admin.import.done') });
}

interface Refusal {
  name: string;
  text: string;
  problems: FileProblem[];
}

function ImportFile({ onDone }: { onDone: (id?: number) => void }) {
  const { t } = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function read(file: File): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const refuse = (text: string, problems: FileProblem[] = []) =>
      setRefusal({ name: file.name, text, problems });
    try {
      if (file.size > LARGEST) return refuse(t('questionnaire-admin.import.tooLarge'));
      const json = parsed(await file.text());
      if (json === undefined) return refuse(t('questionnaire-admin.import.noJson'));
      const checked = QuestionnaireFile.safeParse(json, { reportInput: true });
      if (!checked.success) {
        const wrong = fieldErrors(checked.error);
        return wrong.some(({ path }) => path === 'format' || path === 'body')
          ? refuse(t('questionnaire-admin.import.otherFile'))
          : refuse(t('questionnaire-admin.import.wrong'), wrong.map(asProblem));
      }
      const made = await operatorApi.questionnairesAdmin.import({ body: checked.data });
      take(made);
      onDone(made.id);
    } catch (error) {
      refuse(
        (await errorText(error)) ?? t('questionnaire-admin.import.wrong'),
        isClientError(error) ? error.fields.map(asProblem) : [],
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <DialogBody>
        <div className="grid gap-4">
          <p className="text-text-soft">{t('questionnaire-admin.import.text')}</p>
          {refusal && <RefusedFile refusal={refusal} />}
          <FileDrop
            accept="application/json,.json"
            hint={t('questionnaire-admin.import.hint')}
            disabled={isBusy}
            onFiles={([file]) => file && void read(file)}
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={() => onDone()}>
          {t('questionnaire-admin.cancel')}
        </Button>
      </DialogFooter>
    </>
  );
}

function RefusedFile({ refusal: { name, text, problems } }: { refusal: Refusal }) {
  const { t } = useTranslate();
  const places = problems.map(({ path, text: problem }) => {
    const { question, part } = placeOf(path);
    const where = question ? t('questionnaire-admin.import.question', { number: question, part }) : part;
    return `${where}: ${problem}`;
  });
  return (
    <div role="alert">
      <Notice tone="danger">
        <span className="grid gap-2">
          <span className="wrap-anywhere">
            <strong>{name}</strong>: {text}
          </span>
          {places.length > 0 && (
            <ul className="list-disc pl-5 text-small wrap-anywhere">
              {[...new Set(places)].slice(0, MOST_SHOWN).map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          )}
          {places.length > MOST_SHOWN && (
            <span className="text-small">
              {t('questionnaire-admin.import.more', { count: places.length - MOST_SHOWN })}
            </span>
          )}
        </span>
      </Notice>
    </div>
  );
}

const asProblem = ({ path, key }: { path: string; key: string }): FileProblem => ({
  path,
  text: fieldErrorText(key),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
