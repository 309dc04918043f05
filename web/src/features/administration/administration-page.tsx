import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function AdministrationPage({ text, children }: { text: ReactNode; children: ReactNode }) {
  const { t } = useTranslate();
  return (
    <div className="wrap grid max-w-[46rem] justify-items-start gap-6 py-8 md:py-12">
      <header className="grid gap-3">
        <h1 className="type-display">{t('common.navigation.administration')}</h1>
        <p className="text-text-soft">{text}</p>
      </header>
      <ul className="panel grid w-full divide-y divide-line">{children}</ul>
    </div>
  );
}

export function Place({
  icon: Icon,
  text,
  children,
}: {
  icon: LucideIcon;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="flex items-start gap-4 p-5">
      <Icon size={20} aria-hidden="true" className="mt-1 shrink-0 text-text-muted" />
      <div className="grid gap-1">
        <div className="font-medium">{children}</div>
        <p className="text-small text-text-soft">{text}</p>
      </div>
    </li>
  );
}
