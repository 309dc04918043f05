import type { FrozenFile, SharedReport } from '@metra/contract/operations/frozen-reports';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { berlinTime, formatBerlin } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import { HashGroups } from '../hash-groups.tsx';

import { Icon } from '../icons.tsx';
import { ReplacedNotice } from '../replaced-notice.tsx';

import styles from '../verify/verify.module.css';
import { FILE_FORM, type SharedReportData } from './shared-report-data.ts';

interface OpenedReportProps {
  report: NonNullable<SharedReport['report']>;
  data: SharedReportData;
}

export function OpenedReport({ report, data }: OpenedReportProps) {
  const { t, language } = useTranslate();
  const { number, contentHash, period, frozenAt, expiresAt } = report;
  const check = `/pruefen?${new URLSearchParams({ number, hash: contentHash })}`;
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className="type-display">{t('verification.shared.statement', { year: report.yearLabel })}</h1>
        <p className="type-lead measure mt-4 text-text-soft">
          {t('verification.shared.lead', { organisation: report.organisation })}
        </p>
        {report.state === 'REPLACED' && <ReplacedNotice />}
        <dl className={styles.facts}>
          <div>
            <dt>{t('verification.shared.organisation')}</dt>
            <dd>{report.organisation}</dd>
          </div>
          <div>
            <dt>{t('verification.shared.period')}</dt>
            <dd>
              {t('verification.shared.span', {
                from: formatDate(period.start, language),
                to: formatDate(period.end, language),
              })}
            </dd>
          </div>
          <div>
            <dt>{t('verification.number')}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{t('verification.frozenAt')}</dt>
            <dd>{formatBerlin(frozenAt, language)}</dd>
          </div>
          <div>
            <dt>{t('verification.hash')}</dt>
            <dd>
              <HashGroups hash={contentHash} />
              <SiteLink href={check} className="link mt-2 inline-block text-small font-text">
                {t('verification.shared.verify')}
              </SiteLink>
            </dd>
          </div>
          <div>
            <dt>{t('verification.shared.expires')}</dt>
            <dd>{formatDate(berlinTime(expiresAt).day, language)}</dd>
          </div>
        </dl>
      </div>
      <section aria-labelledby="files" className={cx('panel', styles.form)}>
        <h2 id="files" className="type-panel">
          {t('verification.shared.files')}
        </h2>
        {data.refused && (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger-text">
            {data.refused.message}
          </p>
        )}
        <ul className="grid gap-3">
          {inOrder(report.files, language).map((file, index) => (
            <li key={file.name}>
              <FileForm file={file} data={data} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface FileFormProps {
  file: FrozenFile;
  data: SharedReportData;
  isFirst: boolean;
}

/** Asks for a file as a form does: the code goes along without being part of an address. */
function FileForm({ file, data: { token, code }, isFirst }: FileFormProps) {
  const { t, language } = useTranslate();
  const kind = t(`verification.format.${file.format}`);
  return (
    <form action={siteAddress(`/bericht/${token}/${FILE_FORM}`, language)} method="post">
      <input type="hidden" name="format" value={file.format} />
      <input type="hidden" name="language" value={file.language ?? language} />
      {code !== null && <input type="hidden" name="code" value={code} />}
      <button
        type="submit"
        className={cx(buttonClass({ variant: isFirst ? 'primary' : 'secondary', size: 'md' }), 'w-full')}
      >
        <Icon of="download" />
        <span className="flex-1 text-left">
          {file.language ? `${kind}, ${t(`verification.language.${file.language}`)}` : kind}
        </span>
        <span className="tabular text-small opacity-80">{sizeText(file.size, language)}</span>
      </button>
    </form>
  );
}

const MEGABYTE = 1_000_000;

const sizeText = (bytes: number, language: Language): string =>
  bytes < MEGABYTE
    ? formatQuantity(Math.ceil(bytes / 1000), 'kB', language)
    : formatQuantity(bytes / MEGABYTE, 'MB', language, { decimals: 1 });

const ORDER: readonly FrozenFile['format'][] = ['pdf', 'xlsx', 'xbrl', 'json'];

const inOrder = (files: readonly FrozenFile[], language: string): FrozenFile[] =>
  files.toSorted(
    (a, b) =>
      ORDER.indexOf(a.format) - ORDER.indexOf(b.format) ||
      Number(b.language === language) - Number(a.language === language),
  );
