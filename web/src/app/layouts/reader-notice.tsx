import { Eye } from 'lucide-react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';

/** Every page tells a reader why the buttons are missing. */
export function ReaderNotice() {
  const { t } = useTranslate();
  if (useMayWrite()) return null;
  return (
    <p className="wrap flex items-center gap-2 pt-4 text-small text-text-soft">
      <Eye size={16} aria-hidden="true" className="shrink-0" />
      {t('common.reader.text')}
    </p>
  );
}
