import type { ReactNode } from 'react';
import { MeasuringEdge } from '../../design-system/pictures/measuring-edge.tsx';
import { formatNumber } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface AdminHeadProps {
  title: ReactNode;
  count?: number | undefined;
  state?: ReactNode;
  crumb?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
}

export function AdminHead({ title, count, state, crumb, text, actions, tabs }: AdminHeadProps) {
  const { language } = useTranslate();
  return (
    <header>
      <div className="grid gap-1 px-5 pt-5 sm:px-8 sm:pt-6">
        {crumb}
        <div className="page-head items-center">
          <div className="grid gap-1">
            <h1 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              {title}
              {count !== undefined && (
                <span className="type-value text-value-m text-text-muted">
                  {formatNumber(count, language)}
                </span>
              )}
              {state}
            </h1>
            {text && <p className="measure text-text-soft">{text}</p>}
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      </div>
      {tabs && <div className="tabs-on-edge px-5 pt-3 sm:px-8">{tabs}</div>}
      <MeasuringEdge className={tabs ? undefined : 'mt-5'} />
    </header>
  );
}

export function PartHead({ title, count, actions, tabs }: AdminHeadProps) {
  const { language } = useTranslate();
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {title}
          {count !== undefined && (
            <span className="type-value text-text-muted">{formatNumber(count, language)}</span>
          )}
        </h2>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {tabs}
    </header>
  );
}
