import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { StateText } from '../../design-system/values/badge.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { STATE_LOOK } from './measure-states.ts';

interface MeasureStateTextProps {
  state: MeasureState;
  overdue?: boolean;
}

/** Example: "In Umsetzung". An overdue measure is marked. */
export function MeasureStateText({ state, overdue = false }: MeasureStateTextProps) {
  const { t } = useTranslate();
  const { tone, icon } = STATE_LOOK[state];
  if (overdue) return <StateText tone="warning">{t('goals.overdue')}</StateText>;
  return (
    <StateText tone={tone} icon={icon}>
      {t(`goals.state.${state}`)}
    </StateText>
  );
}
