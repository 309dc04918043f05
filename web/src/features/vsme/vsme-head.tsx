import type { DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { ArrowRight } from 'lucide-react';
import { Button, ButtonLink } from '../../design-system/buttons/button.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { chooseModules } from './dialogs/modules-dialog.tsx';
import { givenOf } from './disclosure-counts.ts';

interface VsmeHeadProps {
  year: DisclosuresOfYear;
  /** How many contradictions are open; undefined while that is not known. */
  findings: number | undefined;
  mayWrite: boolean;
  /** Something waits for an answer that can be given here. */
  hasOpen: boolean;
  onNext: () => void;
}

export function VsmeHead({ year, findings, mayWrite, hasOpen, onNext }: VsmeHeadProps) {
  const { t, language } = useTranslate();
  const { standard, modules, missing, total } = year;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-6 md:pt-10 md:pb-12">
      <div className="min-w-0">
        <p className="mb-3 text-small text-text-muted">
          {t('reporting.vsme.kick', {
            standard: standard.name,
            day: formatDate(standard.publishedOn, language),
            modules: t(`reporting.vsme.by.${modules}`),
          })}
          {mayWrite && (
            <>
              {' '}
              <button type="button" className="link min-h-6" onClick={() => void chooseModules(year)}>
                {t('reporting.vsme.modulesChange')}
              </button>
            </>
          )}
        </p>
        <h1 className="type-display">
          {total === 0
            ? t('reporting.vsme.nothingAsked')
            : missing === 0
              ? t('reporting.vsme.allThere', { total })
              : t('reporting.vsme.statement', { given: givenOf(year), total })}
          {findings !== undefined && findings > 0 && (
            <span className="block text-text-muted">{t('reporting.vsme.findings', { count: findings })}</span>
          )}
        </h1>
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:flex-col-reverse">
        <ButtonLink href="#checks">{t('reporting.vsme.seeChecks')}</ButtonLink>
        {mayWrite && hasOpen && (
          <Button variant="primary" iconEnd={<ArrowRight size={18} />} onClick={onNext}>
            {t('reporting.vsme.nextOpen')}
          </Button>
        )}
      </div>
    </div>
  );
}
