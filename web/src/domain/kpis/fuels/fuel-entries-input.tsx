import type { Fuel } from '@metra/contract/shapes/fuel-shapes';
import { fuelLimit } from '@metra/contract/shapes/fuel-shapes';
import type { FuelOrigin } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { IconButton } from '../../../design-system/buttons/icon-button.tsx';
import { Combobox } from '../../../design-system/fields/combobox.tsx';
import { Field } from '../../../design-system/fields/field.tsx';
import { NumberInput } from '../../../design-system/fields/number-input.tsx';
import { Select } from '../../../design-system/fields/select.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatQuantity } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { kpiQueries } from '../kpi.queries.ts';
import { EMPTY_ENTRY, energyOf, energyOfAll, type FuelEntry, meantFirst } from './fuel-entries.ts';
import { fuelPropertiesText } from './fuel-lines-text.tsx';

interface FuelEntriesInputProps {
  origin: FuelOrigin;
  value: readonly FuelEntry[];
  onChange: (entries: FuelEntry[]) => void;
  /** Problems are shown after the first attempt to save. */
  showProblems: boolean;
}

export function FuelEntriesInput({ origin, value, onChange, showProblems }: FuelEntriesInputProps) {
  const { t, language } = useTranslate();
  const query = useQuery(kpiQueries.fuels());
  if (query.error) return <LoadError title={t('records.fuels.error')} query={query} />;
  const fuels = query.data ?? [];
  const entries = value.length > 0 ? value : [EMPTY_ENTRY];
  const change = (place: number, entry: FuelEntry) =>
    onChange(entries.map((each, index) => (index === place ? entry : each)));
  const energy = energyOfAll(entries, fuels);
  const source = fuels.find(({ slug }) => entries.some(({ fuel }) => fuel === slug))?.source;
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {entries.map((entry, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; nothing else tells two of them apart.
            key={place}
            {...{ origin, fuels, entry, place, showProblems }}
            loading={query.isPending}
            onChange={(next) => change(place, next)}
            onRemove={
              entries.length > 1 ? () => onChange(entries.filter((_, index) => index !== place)) : undefined
            }
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="sm"
          disabled={entries.length >= fuelLimit}
          onClick={() => onChange([...entries, EMPTY_ENTRY])}
        >
          <Plus size={16} aria-hidden="true" />
          {t('records.fuels.add')}
        </Button>
        <output className="tabular font-strong">
          {energy !== null &&
            t('records.fuels.total', {
              energy: formatQuantity(energy, 'kWh', language, { decimals: 0 }),
            })}
        </output>
      </div>
      {source && <p className="type-small text-text-muted">{t('records.fuels.source', { source })}</p>}
    </div>
  );
}

interface LineProps {
  origin: FuelOrigin;
  fuels: readonly Fuel[];
  entry: FuelEntry;
  place: number;
  loading: boolean;
  showProblems: boolean;
  onChange: (entry: FuelEntry) => void;
  onRemove: (() => void) | undefined;
}

function Line({ origin, fuels, entry, place, loading, showProblems, onChange, onRemove }: LineProps) {
  const { t, language } = useTranslate();
  const fuel = fuels.find(({ slug }) => slug === entry.fuel);
  const optionOf = ({ slug, name, renewable }: Fuel) => ({
    value: slug,
    label: name,
    ...(renewable !== (origin === 'RENEWABLE') && {
      description: t(`records.fuels.${renewable ? 'RENEWABLE' : 'NON_RENEWABLE'}`),
    }),
  });
  /** The amount stays, and its unit stays if the fuel supports it. */
  function choose(slug: string | null) {
    const units = fuels.find((each) => each.slug === slug)?.units ?? [];
    const unit = units.find(({ code }) => code === entry.unit) ?? units[0];
    onChange({ ...entry, fuel: slug, unit: unit?.code ?? null });
  }
  const misses = (isMissing: boolean) => (showProblems && isMissing ? t('records.fuels.missing') : undefined);
  const isNoAmount = entry.amount !== null && (Number.isNaN(entry.amount) || entry.amount < 0);
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_128px_88px_auto]">
        <Field label={t('records.fuels.fuel')} error={misses(entry.fuel === null || (!loading && !fuel))}>
          <Combobox
            options={meantFirst(fuels, origin).map(optionOf)}
            value={fuel ? optionOf(fuel) : null}
            loading={loading}
            placeholder={t('records.fuels.search')}
            onChange={(option) => choose(option?.value ?? null)}
          />
        </Field>
        <Field
          label={t('records.fuels.amount')}
          error={isNoAmount ? t('records.fuels.noAmount') : misses(entry.amount === null)}
        >
          <NumberInput value={entry.amount} onChange={(amount) => onChange({ ...entry, amount })} />
        </Field>
        <Field label={t('records.fuels.unit')}>
          <Select
            options={(fuel?.units ?? []).map(({ code, label }) => ({ value: code, label }))}
            value={entry.unit}
            disabled={!fuel}
            placeholder="–"
            onChange={(unit) => onChange({ ...entry, unit })}
          />
        </Field>
        {onRemove && (
          <IconButton
            className="sm:mt-6"
            label={t('records.fuels.remove', { number: place + 1 })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      {fuel && <LineFacts fuel={fuel} energy={energyOf(entry, fuels)} language={language} />}
    </li>
  );
}

function LineFacts({ fuel, energy, language }: { fuel: Fuel; energy: number | null; language: 'de' | 'en' }) {
  const { t } = useTranslate();
  return (
    <div className="grid gap-1 text-small text-text-muted">
      <p>
        {energy !== null && (
          <b className="tabular font-medium text-text">
            {formatQuantity(energy, 'kWh', language, { decimals: 0 })}
            {' · '}
          </b>
        )}
        {fuelPropertiesText(fuel, language)}
      </p>
      {fuel.ownKpis.length > 0 && (
        <p>{t('records.fuels.ownKpis', { count: fuel.ownKpis.length, names: fuel.ownKpis.join(', ') })}</p>
      )}
    </div>
  );
}
