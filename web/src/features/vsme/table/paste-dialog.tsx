import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Notice } from '../../../design-system/feedback/notice.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { Textarea } from '../../../design-system/fields/textarea.tsx';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import type { Language } from '../../../lib/i18n/languages.ts';
import { currentLanguage, translate } from '../../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { numberStyleOf } from '../../../lib/spreadsheet/number-style.ts';
import { readBlock } from '../../../lib/spreadsheet/paste-block.ts';
import { isNumeric } from '../answers/raw-input.ts';
import { memberFinder, pasteRows } from './pasted-rows.ts';
import { tableQueries } from './table.queries.ts';
import type { RawRow } from './table-rows.ts';

const MOST = 2000;
const NAMED = 5;

/** Asks for a block from a spreadsheet; answers all rows the table then has. */
export const pasteIntoTable = (
  of: DisclosureTable,
  rows: readonly RawRow[],
  version: string,
): Promise<readonly RawRow[] | undefined> =>
  openDialog<readonly RawRow[]>({
    title: translate('reporting.vsme.table.pasteTitle'),
    size: 'xl',
    content: ({ close }) => <PasteForm of={of} rows={rows} version={version} onDone={close} />,
  });

interface PasteFormProps {
  of: DisclosureTable;
  rows: readonly RawRow[];
  version: string;
  onDone: (rows?: readonly RawRow[]) => void;
}

function PasteForm({ of, rows, version, onDone }: PasteFormProps) {
  const { t, language } = useTranslate();
  const [text, setText] = useState('');
  const { axis } = of;
  const codes = useQuery({
    ...tableQueries.wholeCodeList(version, axis.codeList ?? ''),
    enabled: axis.codeList !== null && !axis.options,
  });
  const members = axis.options ?? codes.data;
  const isReady = axis.typed || members !== undefined;
  const block = readBlock(text);
  const pasted =
    isReady && block.length > 0
      ? pasteRows(block, {
          table: of,
          present: rows,
          find: axis.typed ? undefined : memberFinder(members ?? []),
          style: styleOf(block, of),
          language,
        })
      : null;
  const isTooMuch = (pasted?.rows.length ?? 0) > MOST;
  return (
    <DialogForm
      of={{ onSubmit: async () => onDone(pasted?.rows), submitting: false, isDirty: text !== '' }}
      canSubmit={pasted !== null && pasted.added + pasted.changed > 0 && !isTooMuch}
      submitLabel={t('reporting.vsme.table.take', { count: pasted ? pasted.added + pasted.changed : 0 })}
      onCancel={() => onDone()}
      intro={
        <p className="mb-5 text-text-soft">
          {t('reporting.vsme.table.pasteText', {
            columns: [axis.label, ...of.columns.map(({ label }) => label)].join(' · '),
          })}
        </p>
      }
    >
      <Field label={t('reporting.vsme.table.pasteLabel')}>
        <Textarea
          rows={8}
          value={text}
          onChange={({ target }) => setText(target.value)}
          spellCheck={false}
          className="tabular max-h-[40dvh] whitespace-pre"
        />
      </Field>
      <div className="mt-4 grid gap-3">
        {codes.error && <Notice tone="danger">{t('reporting.vsme.table.codesError')}</Notice>}
        {pasted && (
          <p role="status" className="text-small text-text-soft">
            {t('reporting.vsme.table.found', { added: pasted.added, changed: pasted.changed })}
          </p>
        )}
        {isTooMuch && <Notice tone="warning">{t('reporting.vsme.table.tooMany')}</Notice>}
        {pasted && pasted.unknown.length > 0 && (
          <Notice tone="warning">
            {t('reporting.vsme.table.unknown', {
              count: pasted.unknown.length,
              keys: pasted.unknown.slice(0, NAMED).join(', '),
            })}
          </Notice>
        )}
      </div>
    </DialogForm>
  );
}

/** In whose manner the amounts are written. */
function styleOf(block: readonly (readonly string[])[], { columns }: DisclosureTable): Language {
  const amounts = block.flatMap(([, ...cells]) =>
    cells.filter((_, at) => columns[at] !== undefined && isNumeric(columns[at])),
  );
  return numberStyleOf(amounts, currentLanguage());
}
