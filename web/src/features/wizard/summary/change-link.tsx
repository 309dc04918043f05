import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { stepPaths } from '../step-paths.ts';
import type { Step } from '../wizard-state.ts';

/** The way back to one choice; what it changes is said to those who do not see the row. */
export function ChangeLink({ step, what }: { step: Step; what: string }) {
  const { t } = useTranslate();
  const change = t('metra-lite.wizard.summary.change');
  return (
    <Link to={stepPaths[step]} className="summary-change" aria-label={`${change}: ${what}`}>
      {change}
    </Link>
  );
}
