import type { Explanation as Given } from '@metra/contract/shapes/report-shapes';
import { useRef, useState } from 'react';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { api } from '../../../lib/api/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { explanationAt, keepExplanation } from '../report-cache.ts';
import { useTextDraft, type VersionedText } from './text-draft.ts';
import { TextEditor } from './text-editor.tsx';

const LIMIT = 1000;

export interface Explained {
  key: string;
  explanation: Given | null;
  version: number;
}

const versioned = ({ explanation, version }: Pick<Explained, 'explanation' | 'version'>): VersionedText => ({
  text: explanation?.text ?? '',
  version,
  by: explanation?.by ?? null,
  at: explanation?.at ?? null,
});

interface ExplanationProps {
  year: number;
  of: Explained;
  name: string;
  /** "Grund nennen", "Begründen". */
  action: string;
}

/** The reason somebody gives for a gap or for what a check found, given in place. */
export function Explanation(props: ExplanationProps) {
  const mayWrite = useMayWriteReport();
  const { explanation } = props.of;
  if (mayWrite) return <WritableExplanation key={`${props.year} ${props.of.key}`} {...props} />;
  return explanation && <Reason text={explanation.text} />;
}

const Reason = ({ text }: { text: string }) => (
  <p dir="auto" className="whitespace-pre-line text-text-soft">
    {text}
  </p>
);

function WritableExplanation({ year, of, name, action }: ExplanationProps) {
  const { t } = useTranslate();
  const { key } = of;
  const written = useTextDraft({
    name: `${year}:${key}`,
    start: versioned(of),
    limit: LIMIT,
    write: async (text, version, options) => {
      const saved = await api.reports.explain({ params: { year, key }, body: { text, version } }, options);
      keepExplanation(year, { key, ...saved });
      return versioned(saved);
    },
    read: async () => versioned(explanationAt(await api.reports.read({ params: { year } }), key)),
  });
  const [open, setOpen] = useState(written.wasLeftUnsaved);
  const place = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  }
  const isGiven = written.content.trim() !== '';
  return (
    <div ref={place} className="grid justify-items-start gap-1">
      {open || written.state === 'conflict' ? (
        <div className="w-full px-2 pb-2">
          <TextEditor
            label={t('reporting.report.reasonFor', { name })}
            written={written}
            limit={LIMIT}
            placeholder={t('reporting.report.reasonPrompt')}
            onClose={close}
          />
        </div>
      ) : (
        <>
          {isGiven && <Reason text={written.content} />}
          <button
            type="button"
            className="link inline-flex min-h-6 items-center font-medium text-text pointer-coarse:min-h-[44px]"
            onClick={() => setOpen(true)}
          >
            {isGiven ? t('reporting.report.changeReason') : action}
            <span className="sr-only">: {name}</span>
          </button>
        </>
      )}
    </div>
  );
}
