import type { FrozenReportItem } from '@metra/contract/operations/frozen-reports';
import { Copy, Download, Ellipsis, Link2, Lock } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../design-system/layers/menu.tsx';
import { ROLES } from '../../../design-system/table/table-roles.ts';
import { CopiedHash } from '../../../domain/reporting/copied-hash.tsx';
import { downloadFrozenPdf } from '../../../domain/reporting/file-list.tsx';
import { openFreezeDialog } from '../../../domain/reporting/freeze-dialog.tsx';
import { openFrozenDialog } from '../../../domain/reporting/frozen-dialog.tsx';
import { FrozenStateText } from '../../../domain/reporting/frozen-state.tsx';
import { openShareDialog } from '../../../domain/reporting/share-dialog.tsx';
import { useCopy } from '../../../domain/reporting/use-copy.ts';
import { useMayShare } from '../../../domain/reporting/use-may-share.ts';
import { useMayWriteReport } from '../../../domain/reporting/use-may-write-report.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { formatDateTime } from '../../../lib/formats/date-formats.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './frozen-reports.module.css';

/** A replaced report stays readable but is less prominent. */
export function FrozenRow({ report }: { report: FrozenReportItem }) {
  const { t, language } = useTranslate();
  const { number, yearLabel, pages, author, contentHash, state } = report;
  return (
    <tr {...ROLES.row} className={styles.row} data-replaced={state === 'REPLACED' || undefined}>
      <td {...ROLES.cell} data-column="number">
        <span className={styles.number}>{number}</span>
        <span className={styles.note}>
          {pages === null
            ? t('reporting.archive.of', { year: yearLabel })
            : t('reporting.archive.ofPages', { year: yearLabel, count: pages })}
        </span>
      </td>
      <td {...ROLES.cell} data-column="at">
        {formatDateTime(report.frozenAt, language)}
        {author && <span className={styles.note}>{author}</span>}
      </td>
      <td {...ROLES.cell} data-column="hash">
        <CopiedHash hash={contentHash} number={number} />
      </td>
      <td {...ROLES.cell} data-column="complete">
        {/* The value is never rounded up, so that 100 % means complete. */}
        {formatPercent(Math.floor(report.share * 100) / 100, language, { decimals: 0 })}
      </td>
      <td {...ROLES.cell} data-column="state">
        <FrozenStateText report={report} />
      </td>
      <td {...ROLES.cell} data-column="actions">
        <Button size="sm" onClick={() => void openFrozenDialog(report)}>
          {t('reporting.archive.open')}
          <span className="sr-only">: {number}</span>
        </Button>
        <RowMenu report={report} />
      </td>
    </tr>
  );
}

function RowMenu({ report }: { report: FrozenReportItem }) {
  const { t, language } = useTranslate();
  const { copy } = useCopy();
  const mayFreeze = useMayWriteReport();
  const mayShare = useMayShare(report);
  const { id, number, year, yearLabel, state, contentHash } = report;
  const isReady = state !== 'PREPARING';
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={t('reporting.archive.moreOf', { number })}
          icon={<Ellipsis size={18} aria-hidden="true" />}
        />
      }
    >
      {isReady && (
        <MenuItem
          icon={<Download size={16} aria-hidden="true" />}
          onSelect={() => void downloadFrozenPdf(id, language).catch(reportError)}
        >
          {t('reporting.archive.downloadPdf')}
        </MenuItem>
      )}
      {isReady && mayShare && (
        <MenuItem
          icon={<Link2 size={16} aria-hidden="true" />}
          onSelect={() => void openShareDialog(id, number)}
        >
          {t('reporting.frozen.share')}
        </MenuItem>
      )}
      <MenuItem icon={<Copy size={16} aria-hidden="true" />} onSelect={() => void copy(contentHash)}>
        {t('reporting.archive.copyHash')}
      </MenuItem>
      {state === 'VALID' && mayFreeze && (
        <MenuItem
          icon={<Lock size={16} aria-hidden="true" />}
          onSelect={() => void openFreezeDialog(year, yearLabel)}
        >
          {t('reporting.archive.freezeAgain')}
        </MenuItem>
      )}
    </Menu>
  );
}
