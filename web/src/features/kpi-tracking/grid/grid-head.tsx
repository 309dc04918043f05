import { ROLES } from '../../../design-system/table/table-roles.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function GridHead({ rowsAre, withAims = false }: { rowsAre: 'kpis' | 'periods'; withAims?: boolean }) {
  const { t } = useTranslate();
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <Head>{t(rowsAre === 'kpis' ? 'tracking.grid.kpi' : 'tracking.grid.period')}</Head>
        <Head align="end">{t('tracking.grid.value')}</Head>
        {withAims ? (
          <>
            <Head align="end">{t('tracking.grid.aim')}</Head>
            <Head align="end">{t('tracking.grid.deviation')}</Head>
          </>
        ) : (
          <Head align="end">{t('tracking.grid.before')}</Head>
        )}
        <Head align="end">{t('tracking.grid.change')}</Head>
        <Head>{t('tracking.grid.state')}</Head>
        <Head hidden>{t('tracking.grid.options')}</Head>
      </tr>
    </thead>
  );
}

interface HeadProps {
  align?: 'end';
  hidden?: boolean;
  children: string;
}

const Head = ({ align, hidden = false, children }: HeadProps) => (
  <th {...ROLES.header} scope="col" data-align={align}>
    <span className={hidden ? 'sr-only' : undefined}>{children}</span>
  </th>
);
