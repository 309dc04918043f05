import { Button } from '../../design-system/button.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface SaveBarProps {
  shown: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** Appears as soon as something was changed, and stays in sight until it is saved or given up. */
export function SaveBar({ shown, saving, onDiscard }: SaveBarProps) {
  const { t } = useTranslate();
  if (!shown) return null;
  return (
    <div className="save-bar">
      <p role="status">{t('settings.unsaved')}</p>
      <Button variant="quiet" disabled={saving} onClick={onDiscard}>
        {t('settings.discard')}
      </Button>
      <Button type="submit" variant="primary" loading={saving}>
        {t('settings.save')}
      </Button>
    </div>
  );
}
