import type { Language, Sector } from '@metra/contract/core/primitives';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, StateText } from '../../design-system/values/badge.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function OfferedState({ active }: { active: boolean }) {
  const { t } = useTranslate();
  return (
    <Badge tone={active ? 'success' : 'neutral'}>
      {t(active ? 'catalogue-admin.offered' : 'catalogue-admin.notOffered')}
    </Badge>
  );
}

export function Lacks({ languages }: { languages: readonly Language[] }) {
  const { t } = useTranslate();
  if (languages.length === 0) return null;
  return (
    <StateText tone="warning" icon={Languages}>
      {languages.map((language) => t(`catalogue-admin.language.${language}`)).join(', ')}
    </StateText>
  );
}

export function SectorName({ sector }: { sector: Sector }) {
  const { t } = useTranslate();
  return <>{t(`common.sectorLong.${sector}`)}</>;
}

/** This is a property of the record that cannot be changed here. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-small text-text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

export const useSectorOptions = (): Record<Sector, string> => {
  const { t } = useTranslate();
  return { e: t('common.sectorLong.e'), s: t('common.sectorLong.s'), g: t('common.sectorLong.g') };
};

export const useYesNo = () => {
  const { t } = useTranslate();
  return { true: t('administration.yes'), false: t('administration.no') };
};
