import type { EditedQuestionnaire, QuestionnaireItem } from '@metra/contract/operations/questionnaires-admin';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Switch } from '../../../design-system/fields/switch.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { switchTo } from '../questionnaire-calls.ts';

/** Switches a questionnaire and shows a toast by which the change can be undone. */
function useSwitching(id: number, name: string) {
  const { t } = useTranslate();
  /** This state keeps the switch in its new position until the lists have been read again. */
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function change(active: boolean, canBeUndone = true): Promise<void> {
    setWanted(active);
    try {
      await switchTo(id, active);
      showToast({
        variant: 'success',
        title: t(active ? 'questionnaire-admin.nowOn' : 'questionnaire-admin.nowOff', { name }),
        ...(canBeUndone && {
          action: { label: t('questionnaire-admin.undo'), onAction: () => void change(!active, false) },
        }),
      });
    } catch (error) {
      setWanted(!active);
      await reportError(error);
    }
  }
  return { wanted, change };
}

export function StateSwitch({ item }: { item: QuestionnaireItem }) {
  const { t } = useTranslate();
  const { id, name, active, questionCount } = item;
  const { wanted, change } = useSwitching(id, name);
  const isOn = wanted ?? active;
  return (
    <Switch
      label={
        <>
          <span className="sr-only">{name}: </span>
          {t(isOn ? 'questionnaire-admin.on' : 'questionnaire-admin.off')}
        </>
      }
      value={isOn}
      disabled={!isOn && questionCount === 0}
      onChange={(next) => void change(next)}
    />
  );
}

/** The button is on the questionnaire's own screens and offers the change that is possible now. */
export function SwitchButton({ questionnaire }: { questionnaire: EditedQuestionnaire }) {
  const { t, language } = useTranslate();
  const { id, active, questions, translations } = questionnaire;
  const [isBusy, setBusy] = useState(false);
  const { change } = useSwitching(id, translations[language]?.name ?? translations.de.name);
  return (
    <Button
      variant={active ? 'secondary' : 'primary'}
      loading={isBusy}
      disabled={!active && questions.length === 0}
      onClick={async () => {
        setBusy(true);
        await change(!active);
        setBusy(false);
      }}
    >
      {t(active ? 'questionnaire-admin.switchOff' : 'questionnaire-admin.switchOn')}
    </Button>
  );
}
