import type { ReactNode } from 'react';
import { NotFoundDrawing } from '../design-system/pictures/not-found-drawing.tsx';
import { useTranslate } from '../lib/i18n/use-translate.ts';

export function NotFoundMessage({ children }: { children: ReactNode }) {
  const { t } = useTranslate();
  return (
    <div className="wrap grid justify-items-start gap-5 py-12 md:py-24">
      <NotFoundDrawing />
      <h1 className="type-display">{t('common.notFound.heading')}</h1>
      <p className="type-lead measure">{t('common.notFound.text')}</p>
      {children}
    </div>
  );
}
