import { Link } from '@tanstack/react-router';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { stepPaths } from '../step-paths.ts';
import type { Step } from '../wizard-state.ts';

/** The way back to one choice; what it changes is said to those who do not see the row. */
export function ChangeLink({ step, what }: { step: Step; what: string }) {
  const { t } = useTranslate();
  const change = t('metra-lite.wizard.summary.change');
  return (
    <Link
      to={stepPaths[step]}
      className="link inline-flex min-h-[max(28px,var(--target))] flex-none items-center rounded-chip px-1 font-medium"
      aria-label={`${change}: ${what}`}
    >
      {change}
    </Link>
  );
}
