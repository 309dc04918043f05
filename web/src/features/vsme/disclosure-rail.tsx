import type { Disclosure, DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import { cx } from '../../design-system/behaviour/cx.ts';
import { ToolSelect } from '../../design-system/fields/tool-select.tsx';
import { reportingPath } from '../../domain/reporting/reporting-pages.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../lib/site/frame-link.tsx';
import { givenOf, ofModule, sumOf } from './disclosure-counts.ts';
import { DisclosureTicks } from './disclosure-ticks.tsx';
import styles from './vsme.module.css';

const MODULES = ['BASIC', 'COMPREHENSIVE'] as const;

interface RailProps {
  year: DisclosuresOfYear;
  current: string;
}

/** The list has all disclosures by module, each with the number of answers and of open parts. */
export function DisclosureRail({ year, current }: RailProps) {
  const { t } = useTranslate();
  const shown = MODULES.filter((module) => module === 'BASIC' || year.modules === 'COMPREHENSIVE');
  return (
    <nav
      aria-label={t('reporting.vsme.rail')}
      className="tabular sticky top-[100px] -mx-3 max-h-[calc(100dvh-120px)] overflow-y-auto px-3 pb-4"
    >
      {shown.map((module) => (
        <RailModule key={module} module={module} year={year} current={current} />
      ))}
      <div className="mt-5 flex gap-5 border-t border-line pt-4 text-small text-text-muted *:flex *:items-center *:gap-2">
        <span>
          <DisclosureTicks of={{ total: 2, missing: 0 }} />
          {t('reporting.vsme.there')}
        </span>
        <span>
          <DisclosureTicks of={{ total: 1, missing: 1 }} />
          {t('reporting.vsme.missing')}
        </span>
      </div>
    </nav>
  );
}

function RailModule({ module, year, current }: RailProps & { module: (typeof MODULES)[number] }) {
  const { t } = useTranslate();
  const disclosures = ofModule(year.disclosures, module);
  const sum = sumOf(disclosures.filter(({ applies }) => applies));
  return (
    <section className="not-first:mt-6">
      <h2 className="flex justify-between pb-2 text-small font-strong tracking-normal">
        {t(`reporting.vsme.module.${module}`)}
        <span className="font-text text-text-muted">
          {t('reporting.vsme.givenOf', { given: givenOf(sum), total: sum.total })}
        </span>
      </h2>
      <ul className="border-t border-line-strong pt-1">
        {disclosures.map((disclosure) => (
          <li key={disclosure.code}>
            <FrameLink
              href={`${reportingPath('vsme', year.year)}#${disclosure.code}`}
              aria-current={disclosure.code === current ? 'page' : undefined}
              className={cx(
                styles.rail,
                'focus-inset -mx-2 min-h-[38px] rounded-control px-2 py-1 text-ui leading-[1.25] hover:bg-text/5 hover:text-text aria-[current]:bg-surface aria-[current]:font-strong aria-[current]:text-text aria-[current]:shadow-[inset_3px_0_0_var(--yellow),inset_0_0_0_1px_var(--line-strong)]',
                disclosure.applies ? 'text-text-soft' : 'text-text-muted',
              )}
            >
              <span className="type-value text-body leading-ui text-text">{codeText(disclosure)}</span>
              <span className="pr-2">{disclosure.name}</span>
              <DisclosureTicks of={disclosure.applies ? disclosure : { total: 0, missing: 0 }} />
              <span className="text-right text-small font-text text-text-muted">
                <CountText of={disclosure} />
              </span>
            </FrameLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CountText({ of }: { of: Disclosure }) {
  const { t } = useTranslate();
  if (!of.applies || of.total === 0)
    return <>{t(of.applies ? 'reporting.vsme.voluntary' : 'reporting.vsme.dropped')}</>;
  return (
    <>
      {givenOf(of)}/{of.total}
      <span className="sr-only"> {t('reporting.vsme.there')}</span>
    </>
  );
}

/** Disclosures without a number in the standard are shown without one. */
export const codeText = ({ code }: Pick<Disclosure, 'code'>): string => (/^[A-Z]\d+$/.test(code) ? code : '');

export function DisclosurePicker({ year, current, onPick }: RailProps & { onPick: (code: string) => void }) {
  const { t } = useTranslate();
  return (
    <ToolSelect
      aria-label={t('reporting.vsme.rail')}
      options={year.disclosures
        .filter(({ module }) => module === 'BASIC' || year.modules === 'COMPREHENSIVE')
        .map((one) => ({
          value: one.code,
          label: [codeText(one), one.name].filter(Boolean).join(' '),
          description: one.applies
            ? t('reporting.vsme.givenOf', { given: givenOf(one), total: one.total })
            : t('reporting.vsme.dropped'),
        }))}
      value={current}
      onChange={onPick}
    />
  );
}
