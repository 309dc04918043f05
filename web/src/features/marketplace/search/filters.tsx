import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChoiceRow } from './choice-row.tsx';
import { Choices } from './choices.tsx';
import styles from './filters.module.css';
import { FILTERS_ID, FORM_ID } from './form-ids.ts';
import type { MarketData } from './market-results.ts';
import { RADIUS } from './market-search.ts';
import { PlaceInput } from './place-input.tsx';

interface FiltersProps extends MarketData {
  apply: () => void;
}

/** Each filter shows its number of offers. On a phone the filters are in a sheet, otherwise beside the list. */
export function Filters({ search, results, apply }: FiltersProps) {
  const { t } = useTranslate();
  const { counts, total } = results;
  return (
    <aside id={FILTERS_ID} popover="auto" aria-label={t('market.filters.title')} className={styles.filters}>
      <div className={styles.sheetHead}>
        <h2 className="type-h3">{t('market.filters.title')}</h2>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('market.filters.close')}
          className="tint-hover -mr-2 grid size-(--control) place-items-center rounded-control text-text-muted"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <Group title={t('market.filters.place')}>
        <PlaceInput location={search.location} apply={apply} />
        <Radius radiusKm={search.radiusKm} apply={apply} />
        <fieldset className="mt-3">
          <legend className="sr-only">{t('market.filters.remote')}</legend>
          {(['INCLUDED', 'EXCLUDED', 'ONLY'] as const).map((value) => (
            <ChoiceRow
              key={value}
              type="radio"
              name="remote"
              value={value}
              label={t(`market.remote.${value}`)}
              // The number of offers without remote ones is only known after a search, because many offers are both.
              count={search.remote === value ? total : value === 'ONLY' ? counts.remote : null}
              isAtLeast={search.remote === value ? results.isCapped : counts.areAtLeast}
              isChosen={search.remote === value}
              apply={apply}
            />
          ))}
        </fieldset>
      </Group>
      <Group title={t('market.filters.categories')}>
        <Choices
          name="categories"
          choices={counts.categories}
          areAtLeast={counts.areAtLeast}
          chosen={search.categories}
          apply={apply}
        />
      </Group>
      <Group title={t('market.filters.offerTypes')}>
        <Choices
          name="offerTypes"
          choices={counts.offerTypes}
          areAtLeast={counts.areAtLeast}
          chosen={search.offerTypes}
          apply={apply}
        />
      </Group>
      <Group title={t('market.filters.tags')}>
        <Choices
          name="tags"
          choices={counts.tags}
          areAtLeast={counts.areAtLeast}
          chosen={search.tags}
          apply={apply}
        />
        {search.tags.length > 1 && (
          <ChoiceRow
            type="checkbox"
            name="containsAllTags"
            value="true"
            label={t('market.filters.allTags')}
            count={null}
            isChosen={search.containsAllTags}
            apply={apply}
          />
        )}
      </Group>
      <div className={styles.sheetEnd}>
        <button
          type="submit"
          form={FORM_ID}
          className={cx(buttonClass({ variant: 'primary', size: 'md' }), 'w-full')}
        >
          <span className={styles.withScripts}>{t('market.filters.show', { count: total })}</span>
          <span className={styles.withoutScripts}>{t('market.filters.apply')}</span>
        </button>
      </div>
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className="mb-2 font-strong">{title}</legend>
      {children}
    </fieldset>
  );
}

function Radius({ radiusKm, apply }: { radiusKm: number; apply: () => void }) {
  const { t } = useTranslate();
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id} className="flex justify-between text-small">
        <span>{t('market.filters.radius')}</span>
        <output htmlFor={id} className="tabular font-strong">
          {radiusKm} km
        </output>
      </label>
      <input
        id={id}
        form={FORM_ID}
        type="range"
        name="radiusKm"
        min={RADIUS.least}
        max={RADIUS.most}
        step={RADIUS.step}
        value={Math.max(RADIUS.least, radiusKm)}
        onChange={apply}
        className={styles.range}
      />
      <p aria-hidden="true" className="tabular flex justify-between text-micro text-text-muted">
        <span>{RADIUS.least}</span>
        <span>{RADIUS.most} km</span>
      </p>
    </div>
  );
}
