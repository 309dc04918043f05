import { useEffect } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import { SiteLink } from '../../../lib/site/site-link.tsx';
import type { SiteScreenProps } from '../../../lib/site/site-page.ts';
import styles from '../verify/verify.module.css';
import { CodeForm } from './code-form.tsx';
import { OpenedReport } from './opened-report.tsx';
import type { SharedReportData } from './shared-report-data.ts';

/** A frozen report for whoever was given the link to it. */
export function SharedReportScreen({ data }: SiteScreenProps<SharedReportData>) {
  const { language } = useTranslate();
  const { token, shared, code } = data;
  const isOpenedByCode = code !== null;
  useEffect(() => {
    // The address of the form says nothing to whoever comes back to it.
    if (isOpenedByCode) history.replaceState(null, '', siteAddress(`/bericht/${token}`, language));
  }, [isOpenedByCode, token, language]);
  if (!shared) return <Gone />;
  return shared.report ? <OpenedReport report={shared.report} data={data} /> : <CodeForm data={data} />;
}

function Gone() {
  const { t } = useTranslate();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="grid justify-items-start gap-4">
        <h1 className="type-display">{t('verification.gone.title')}</h1>
        <p className="type-lead measure text-text-soft">{t('verification.gone.text')}</p>
        <p>
          <SiteLink href="/pruefen" className="link">
            {t('verification.shared.verify')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
