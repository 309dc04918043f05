import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { sayUnchanged } from '../answers/answer-actions.ts';
import { useDraft } from '../answers/current-answer-drafts.ts';
import { OriginBadge } from '../answers/origin-badge.tsx';
import { RowMenu } from '../answers/row-menu.tsx';
import { RowNote } from '../answers/row-note.tsx';
import { askReason } from '../dialogs/reason-dialog.tsx';
import { useVsme } from '../vsme-context.ts';
import { ReadOnlyTable } from './read-only-table.tsx';
import { TableEditor } from './table-editor.tsx';

interface TableRowsProps {
  of: DisclosureTable;
  code: string;
  isNamed: boolean;
}

export function TableRows({ of, code, isNamed }: TableRowsProps) {
  const { t } = useTranslate();
  const { year, drafts, mayWrite, opened, open } = useVsme();
  const entry = useDraft(drafts, year.year, of.name);
  const [startWith, setStartWith] = useState<'add' | 'paste' | null>(null);
  const isOpen = mayWrite && of.editable && (opened === of.name || entry !== undefined);
  const hasRows = of.rowCount > 0;
  const isAsked = of.state !== 'NOT_ASKED';
  function begin(how: 'add' | 'paste' | null) {
    setStartWith(how);
    open(of.name);
  }
  return (
    <li
      id={of.name}
      className={cx(
        'scroll-mt-[100px]',
        !isNamed && 'border-t border-line',
        isOpen && 'bg-current-value-soft',
      )}
    >
      <div className="flex items-start gap-4 px-5 pt-4 pb-2 sm:pr-4 sm:pl-6">
        <div className="min-w-0 flex-1 leading-[1.4]">
          <span className={isNamed ? 'sr-only' : undefined}>{of.label}</span>
          <RowNote of={of} wording={false} />
          <OriginBadge of={of} previousYear={year.previousYear} className="mt-1 sm:hidden" />
        </div>
        <OriginBadge of={of} previousYear={year.previousYear} className="max-sm:hidden" />
        <RowMenu of={of} className="-mt-1" />
      </div>
      {isOpen ? (
        <TableEditor
          of={of}
          code={code}
          startWith={startWith}
          onClose={() => {
            setStartWith(null);
            open(null);
          }}
        />
      ) : (
        <>
          {hasRows && <ReadOnlyTable of={of} />}
          {hasRows && of.source === 'KPI' && (
            <p className="measure px-5 pt-2 pb-4 text-small text-text-muted sm:px-6">
              {t('reporting.vsme.table.fromKpis')}
            </p>
          )}
          {mayWrite && of.editable && isAsked && (
            <div className="flex flex-wrap gap-2 px-5 pt-2 pb-4 sm:px-6">
              <Button size="sm" onClick={() => begin(hasRows ? null : 'add')}>
                {t(hasRows ? 'reporting.vsme.table.edit' : 'reporting.vsme.table.add')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => begin('paste')}>
                {t('reporting.vsme.table.paste')}
              </Button>
              {of.canCarry && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => void sayUnchanged(year.year, { names: [of.name] })}
                >
                  {t('reporting.vsme.table.unchanged', { count: of.previousRowCount })}
                </Button>
              )}
              {of.state === 'MISSING' && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => void askReason(year.year, of, 'NOT_APPLICABLE')}
                >
                  {t('reporting.vsme.notApplicable')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </li>
  );
}
