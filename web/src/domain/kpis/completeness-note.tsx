import type { Coverage } from '@metra/contract/shapes/completeness';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { coverageText, estimatedText } from './completeness-text.ts';

/** A complete value without estimates shows nothing. */
export function CompletenessNote({ of, className = '' }: { of: Coverage; className?: string }) {
  const { language } = useTranslate();
  const parts = [coverageText(of), estimatedText(of, language)].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <span className={className} data-completeness={of.state}>
      {parts.join(' · ')}
    </span>
  );
}
