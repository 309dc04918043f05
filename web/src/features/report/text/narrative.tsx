import {
  type NarrativeSection,
  narrativeLimit,
  type Report,
  type ReportCheck,
  type ReportNarrative,
} from '@metra/contract/shapes/report-shapes';
import { Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { api } from '../../../lib/api/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from '../report.module.css';
import { keepNarrative } from '../report-cache.ts';
import { ClaimNote } from './claim-note.tsx';
import { type Mark, paragraphsOf } from './paragraphs.ts';
import { useTextDraft, type VersionedText } from './text-draft.ts';
import { TextEditor } from './text-editor.tsx';

const versioned = ({ text, version, updatedBy, updatedAt }: ReportNarrative): VersionedText => ({
  text: text ?? '',
  version,
  by: updatedBy,
  at: updatedAt,
});

const empty = (section: NarrativeSection): ReportNarrative => ({
  section,
  text: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  previous: null,
});

const ofSection = (report: Report, section: NarrativeSection): ReportNarrative =>
  report.narrative.find((one) => one.section === section) ?? empty(section);

const isAbout =
  (section: NarrativeSection) =>
  ({ claim }: ReportCheck): boolean =>
    claim?.place.kind === 'NARRATIVE' && claim.place.section === section;

interface NarrativeProps {
  report: Report;
  section: NarrativeSection;
  /** This text is shown until somebody has written one. */
  fallback?: string | null;
  heading?: string;
}

/** People write this section of the report, read it as part of the document and edit it in place. */
export function Narrative({ report, section, fallback = null, heading }: NarrativeProps) {
  const mayWrite = useMayWriteReport();
  const narrative = ofSection(report, section);
  const claims = report.checks.filter(isAbout(section));
  const title = heading === undefined ? null : <h3 className="mt-8">{heading}</h3>;
  if (mayWrite)
    return (
      <WritableNarrative
        // Each year has its own text, and unsaved input is stored by year.
        key={`${report.year} ${section}`}
        report={report}
        narrative={narrative}
        claims={claims}
        fallback={fallback}
        title={title}
      />
    );
  const text = narrative.text ?? fallback;
  if (!text) return null;
  return (
    <>
      {title}
      <div>
        <WrittenParagraphs text={text} />
      </div>
    </>
  );
}

interface WritableNarrativeProps {
  report: Report;
  narrative: ReportNarrative;
  claims: readonly ReportCheck[];
  fallback: string | null;
  title: ReactNode;
}

function WritableNarrative({ report, narrative, claims, fallback, title }: WritableNarrativeProps) {
  const { t } = useTranslate();
  const { year } = report;
  const { section } = narrative;
  const label = t(`reporting.report.section.${section}`);
  const written = useTextDraft({
    name: `${year}:${section}`,
    start: versioned(narrative),
    limit: narrativeLimit,
    write: async (text, version, options) => {
      const saved = await api.reports.writeNarrative(
        { params: { year, section }, body: { text, version } },
        options,
      );
      keepNarrative(year, saved);
      return versioned(saved);
    },
    read: async () => versioned(ofSection(await api.reports.read({ params: { year } }), section)),
  });
  const [open, setOpen] = useState(written.wasLeftUnsaved);
  const place = useRef<HTMLDivElement>(null);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  }
  const isOpen = open || written.state === 'conflict';
  const shown = written.content.trim() === '' ? fallback : written.content;
  const isOwn = written.content.trim() !== '';
  return (
    <>
      {title}
      <div ref={place} className="relative">
        {isOpen ? (
          <TextEditor
            label={label}
            written={written}
            limit={narrativeLimit}
            placeholder={t(`reporting.report.prompt.${section}`)}
            suggestion={
              narrative.previous
                ? {
                    label: t('reporting.report.takePrevious', { year: report.previousYear.label }),
                    text: narrative.previous,
                  }
                : undefined
            }
            onClose={close}
          />
        ) : shown ? (
          <>
            <WrittenParagraphs
              text={shown}
              marks={isOwn && written.state === 'saved' ? claims.flatMap(({ claim }) => claim ?? []) : []}
            />
            <span className={styles.pencil}>
              <IconButton
                size="sm"
                label={t('reporting.report.edit', { section: label })}
                icon={<Pencil size={16} aria-hidden="true" />}
                onClick={() => setOpen(true)}
              />
            </span>
          </>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className="mt-3 -ml-3"
            icon={<Pencil size={16} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {t(`reporting.report.write.${section}`)}
          </Button>
        )}
        {isOwn && <ClaimNote claims={claims} year={year} />}
      </div>
    </>
  );
}

interface WrittenParagraphsProps {
  text: string;
  marks?: readonly Mark[] | undefined;
}

/** A text as it was typed, by its paragraphs. */
const WrittenParagraphs = ({ text, marks }: WrittenParagraphsProps) =>
  paragraphsOf(text, marks).map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing but its place
    <p key={index} dir="auto" className={styles.prose}>
      {pieces.map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its place in the paragraph
        piece.mark === null ? piece.text : <mark key={at}>{piece.text}</mark>,
      )}
    </p>
  ));
