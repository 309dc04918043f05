import type { Evidence } from '@metra/contract/shapes/tracking-shapes';
import { FileText, X } from 'lucide-react';
import type { z } from 'zod';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export type EvidenceFile = z.infer<typeof Evidence>;

interface EvidenceListProps {
  evidence: readonly EvidenceFile[];
  onRemove?: (id: number) => void;
}

export function EvidenceList({ evidence, onRemove }: EvidenceListProps) {
  const { t, language } = useTranslate();
  return (
    <ul className="grid">
      {evidence.map(({ id, name, size, url }) => (
        <li
          key={id}
          className="grid min-h-(--row) grid-cols-[18px_minmax(0,1fr)_auto_auto] items-center gap-3 border-b border-line"
        >
          <FileText size={18} aria-hidden="true" className="text-text-muted" />
          <a href={url} target="_blank" rel="noreferrer" className="link min-w-0 truncate">
            {name}
          </a>
          <span className="type-small tabular text-text-muted">{formatBytes(size, language)}</span>
          {onRemove && (
            <button
              type="button"
              aria-label={t('forms.evidence.remove', { name })}
              onClick={() => onRemove(id)}
              className="tint-hover grid size-[max(32px,var(--target))] place-items-center rounded-control text-text-muted hover:text-text"
            >
              <X size={16} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
