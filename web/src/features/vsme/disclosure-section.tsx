import type { Disclosure } from '@metra/contract/shapes/standard-shapes';
import { ChevronLeft, ChevronRight, Ellipsis, History, UserRound } from 'lucide-react';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../design-system/layers/menu.tsx';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { sayUnchanged } from './answers/answer-actions.ts';
import { DatapointRow } from './answers/datapoint-row.tsx';
import { chooseResponsible } from './dialogs/responsible-dialog.tsx';
import { firstOpenOf, givenOf, sectionsOf } from './disclosure-counts.ts';
import { codeText } from './disclosure-rail.tsx';
import { IdentifiersRow } from './identifiers-row.tsx';
import { TableRows } from './table/table-rows-view.tsx';
import styles from './vsme.module.css';
import { useVsme } from './vsme-context.ts';

const GENERAL = 'B1';

interface SectionProps {
  of: Disclosure;
  onStep: (step: -1 | 1) => void;
}

/** A disclosure with everything it asks for. The first thing that waits is open. */
export function DisclosureSection({ of, onStep }: SectionProps) {
  const { t } = useTranslate();
  const { year, mayWrite, opened } = useVsme();
  const first = mayWrite ? firstOpenOf(of) : undefined;
  const openName = opened ?? first;
  return (
    <section aria-labelledby={of.code}>
      <Head of={of} onStep={onStep} />
      {!of.applies && <p className="mt-5 text-text-soft">{t('reporting.vsme.droppedText')}</p>}
      <div className="panel relative mt-5 overflow-hidden">
        {sectionsOf(of).map(({ title, items }, at) => (
          <section key={title} className={styles.section}>
            <h3 className={`${styles.head} type-label text-text-muted`}>
              <span>{title}</span>
              {items.some(({ kind }) => kind === 'datapoint') && (
                <>
                  <span className="text-right">{year.label}</span>
                  <span className="text-right">{year.previousYear.label}</span>
                  <span>{at === 0 && t('reporting.vsme.originHead')}</span>
                </>
              )}
            </h3>
            <ul>
              {items.map((item) =>
                item.kind === 'datapoint' ? (
                  <DatapointRow
                    key={item.of.name}
                    of={item.of}
                    code={of.code}
                    isOpen={openName === item.of.name && mayWrite && item.of.editable}
                    takesFocus={opened === item.of.name}
                  />
                ) : (
                  <TableRows
                    key={item.of.name}
                    of={item.of}
                    code={of.code}
                    isNamed={item.of.label === title}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
        {of.code === GENERAL && <IdentifiersRow />}
      </div>
    </section>
  );
}

function Head({ of, onStep }: SectionProps) {
  const { t } = useTranslate();
  const { year, mayWrite } = useVsme();
  const canCarry = [...of.datapoints, ...of.tables].filter((part) => part.canCarry).length;
  const facts = [
    of.applies && of.total > 0 && t('reporting.vsme.count', { given: givenOf(of), total: of.total }),
    of.notApplicable > 0 && t('reporting.vsme.countNotApplicable', { count: of.notApplicable }),
    of.omitted > 0 && t('reporting.vsme.countOmitted', { count: of.omitted }),
    of.paragraphs && t('reporting.vsme.paragraphs', { paragraphs: of.paragraphs }),
    of.responsible && t('reporting.vsme.responsibleIs', { name: of.responsible.name }),
  ].filter(Boolean);
  async function saveResponsible(accountId: number | null) {
    await api.disclosures.responsible({
      params: { year: year.year, code: of.code },
      body: { accountId },
    });
    events.emit('disclosuresChanged', { year: year.year });
  }
  return (
    <header className="flex items-start gap-3">
      <p className="type-value min-w-12 pt-1 text-value-m sm:min-w-16 sm:text-value-l">{codeText(of)}</p>
      <div className="min-w-0 flex-1">
        <h2 id={of.code} tabIndex={-1} data-arrival="" className="type-h2 scroll-mt-[120px]">
          {of.name}
        </h2>
        <p className="mt-1 text-small text-text-muted">{facts.join(' · ')}</p>
        <p className="measure mt-2 text-ui text-text-soft">{of.description}</p>
      </div>
      <div className="flex gap-1">
        <IconButton
          label={t('reporting.vsme.previous')}
          icon={<ChevronLeft size={18} />}
          onClick={() => onStep(-1)}
          className="max-sm:hidden"
        />
        <IconButton
          label={t('reporting.vsme.next')}
          icon={<ChevronRight size={18} />}
          onClick={() => onStep(1)}
          className="max-sm:hidden"
        />
        {mayWrite && of.applies && (
          <Menu
            trigger={
              <IconButton
                label={t('reporting.vsme.menu', { label: of.name })}
                icon={<Ellipsis size={18} />}
              />
            }
          >
            <MenuItem
              icon={<History size={16} />}
              disabled={canCarry === 0}
              onSelect={() => void sayUnchanged(year.year, { disclosure: of.code })}
            >
              {t('reporting.vsme.allUnchanged', { count: canCarry, year: year.previousYear.label })}
            </MenuItem>
            <MenuItem
              icon={<UserRound size={16} />}
              onSelect={() =>
                void chooseResponsible({ label: of.name, responsible: of.responsible, save: saveResponsible })
              }
            >
              {t('reporting.vsme.responsibleMenu')}
            </MenuItem>
          </Menu>
        )}
      </div>
    </header>
  );
}
