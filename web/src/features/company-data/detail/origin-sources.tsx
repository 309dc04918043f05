import type { ValueSource } from '@metra/contract/shapes/completeness';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { showToast } from '../../../design-system/toast/toast-store.ts';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { api } from '../../../lib/api/api.ts';
import { events } from '../../../lib/api/events.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { Line, Lines } from './lines.tsx';

/** Each source of a computed value is listed with its own months. Sources with gaps come first. */
export function OriginSources({ sources, months }: { sources: readonly ValueSource[]; months: number }) {
  const { t } = useTranslate();
  const gapsFirst = [...sources.filter(hasGaps), ...sources.filter((source) => !hasGaps(source))];
  return (
    <Lines>
      {gapsFirst.map((source) => (
        <Line key={source.kpiId}>
          <Link
            to="/app/company-data/$sector/$kpiId"
            params={{ sector: source.sector, kpiId: source.kpiId }}
            className="link"
          >
            <CatalogueText>{source.name}</CatalogueText>
          </Link>
          <span className={hasGaps(source) ? 'tabular text-warning-text' : 'tabular text-text-soft'}>
            {source.state === 'MISSING' || source.state === 'NOT_APPLICABLE'
              ? t(`company-data.origin.source.${source.state}`)
              : t('common.coverage', { covered: source.covered, months })}
          </span>
          {source.notBefore && <NotBefore source={source} period={source.notBefore} />}
        </Line>
      ))}
    </Lines>
  );
}

const hasGaps = ({ state }: ValueSource): boolean => state === 'GAPS' || state === 'MISSING';

/** Declares that there was nothing to measure before the first record. */
function NotBefore({ source, period }: { source: ValueSource; period: Period }) {
  const { t, language } = useTranslate();
  const [isSending, setSending] = useState(false);
  const words = { name: plainTwo(source.name), period: spanText(period, language) };
  async function declare() {
    setSending(true);
    try {
      await api.kpiRecords.create({
        body: {
          kpiId: source.kpiId,
          periodStart: period.start,
          periodEnd: period.end,
          reason: 'NOT_APPLICABLE',
        },
      });
      showToast({ variant: 'success', title: t('company-data.origin.notBeforeDone', words) });
      events.emit('kpiRecordChanged', { kpiIds: [source.kpiId] });
    } catch (error) {
      await reportError(error);
    } finally {
      setSending(false);
    }
  }
  return (
    <span className="type-small col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted">
      <ForWriters>
        <Button
          size="sm"
          loading={isSending}
          aria-label={t('company-data.origin.notBeforeLabel', words)}
          onClick={() => void declare()}
        >
          {t('company-data.origin.notBefore')}
        </Button>
      </ForWriters>
      {words.period}
    </span>
  );
}
