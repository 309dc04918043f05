import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import type { DraftStore } from '../../../domain/kpis/entry/draft-store.ts';
import { type GridCell, unitLabel } from '../../../domain/kpis/entry/grid-cell.ts';
import { OddityText } from '../../../domain/kpis/oddity-text.tsx';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import styles from './record-grid.module.css';

/** Unusual values of one paste are asked about together, once all of it has arrived. */
export function PasteQuestion({ fields, store }: { fields: readonly GridCell[]; store: DraftStore }) {
  const { t } = useTranslate();
  const odd = useSyncExternalStore(store.subscribe, () => store.oddPaste().join(','));
  const [oneByOne, setOneByOne] = useState<string>();
  const batch = store.lastPaste();
  const keys = odd === '' ? [] : odd.split(',');
  const unusual = fields.filter(({ key }) => keys.includes(key));
  if (unusual.length < 2 || batch === undefined || batch === oneByOne) return null;
  return (
    <section className={styles.question} aria-labelledby="paste-question">
      <h3 id="paste-question" className="font-medium">
        {t('tracking.paste.odd', { count: unusual.length })}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its place is scrolled by keyboard too */}
      <ul aria-labelledby="paste-question" tabIndex={0} className={styles.questionList}>
        {unusual.map((field) => (
          <li key={field.key}>
            <OddRow field={field} store={store} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          onClick={() => {
            for (const { key } of unusual) store.confirm(key);
          }}
        >
          {t('tracking.paste.confirmAll')}
        </Button>
        <Button size="sm" onClick={() => setOneByOne(batch)}>
          {t('tracking.paste.oneByOne')}
        </Button>
      </div>
    </section>
  );
}

function OddRow({ field, store }: { field: GridCell; store: DraftStore }) {
  const row = store.row(field.key);
  if (row?.state.kind !== 'odd' || !row.draft) return null;
  return (
    <>
      <b className="font-medium">
        <CatalogueText>{field.title}</CatalogueText>: {row.draft.text} {unitLabel(row.draft.unit, field)}
      </b>{' '}
      <OddityText
        oddities={row.state.oddities}
        unit={unitLabel(field.kpi.unit.code, field)}
        withQuestion={false}
      />
    </>
  );
}
