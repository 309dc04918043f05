import type { ReportCheck } from '@metra/contract/shapes/report-shapes';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { MarginNote } from '../sheet/margin-note.tsx';
import { Explanation } from './explanation.tsx';

interface ClaimNoteProps {
  claims: readonly ReportCheck[];
  year: number;
}

/** Words that the law allows only with proof, beside the text that uses them, with what could stand there instead. */
export function ClaimNote({ claims, year }: ClaimNoteProps) {
  const { t } = useTranslate();
  const [first] = claims;
  if (!first?.claim) return null;
  return (
    <MarginNote title={t('reporting.report.claim.title', { words: first.claim.words })}>
      {claims.map((check, index) => (
        <div key={check.key} className={index > 0 ? 'mt-3' : undefined}>
          {index > 0 && check.claim && (
            <b className="block font-strong text-text">
              {t('reporting.report.claim.title', { words: check.claim.words })}
            </b>
          )}
          <p>{check.message}</p>
          {check.claim && (
            <details className="mt-1">
              <summary className="link inline-block min-h-6 cursor-pointer font-medium text-text pointer-coarse:py-3">
                {t('reporting.report.claim.suggestion')}
              </summary>
              <p className="mt-1">{check.claim.suggestion}</p>
            </details>
          )}
          <Explanation
            year={year}
            of={check}
            name={check.title}
            action={t('reporting.report.checks.explain')}
          />
        </div>
      ))}
    </MarginNote>
  );
}
