import { Button } from '../../design-system/button.tsx';
import { usePageMark } from '../../design-system/page-mark.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface SaveBarProps {
  shown: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** Appears as soon as something was changed, and stays in sight until it is saved or given up. */
export function SaveBar({ shown, saving, onDiscard }: SaveBarProps) {
  const { t } = useTranslate();
  usePageMark('bottomBar', shown);
  if (!shown) return null;
  return (
    <div className="sticky bottom-[calc(63px+env(safe-area-inset-bottom)+8px)] z-[calc(var(--z-header)-1)] col-span-full flex items-center gap-2 rounded-panel border border-line-strong bg-surface-raised py-3 pr-3 pl-5 shadow-2 md:bottom-4">
      <p role="status" className="flex-1 leading-ui font-medium">
        {t('settings.unsaved')}
      </p>
      <Button variant="quiet" disabled={saving} onClick={onDiscard}>
        {t('settings.discard')}
      </Button>
      <Button type="submit" variant="primary" loading={saving}>
        {t('settings.save')}
      </Button>
    </div>
  );
}
