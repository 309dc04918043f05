import { ChevronLeft, ListFilter, Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';
import { Popover } from '../../../design-system/layers/popover.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FilterInput } from './filter-input.tsx';
import { filterText } from './filter-text.tsx';
import type { FilterWords, ListAddress } from './list-props.ts';

interface FiltersProps {
  address: ListAddress;
  words: Readonly<Record<string, FilterWords>>;
}

type Chosen = string | number | boolean | undefined;

const setFilters = ({ list, search }: ListAddress): string[] =>
  Object.keys(list.filters).filter((name) => search[name] !== undefined);

export function FilterChips({ address, words }: FiltersProps) {
  const { t } = useTranslate();
  const set = setFilters(address);
  const free = Object.keys(address.list.filters).filter((name) => !set.includes(name));
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:hidden">
      {set.map((name) => (
        <FilterChip key={name} name={name} address={address} words={words} />
      ))}
      {free.length > 0 && (
        <FilterPopover
          address={address}
          words={words}
          names={free}
          trigger={
            <Button variant="quiet" icon={<Plus size={16} aria-hidden="true" />}>
              {t('administration.list.filter')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function FilterChip({ name, address, words }: FiltersProps & { name: string }) {
  const { t, language } = useTranslate();
  const of = words[name];
  if (!of) return null;
  return (
    <span className="inline-flex min-h-8 items-center rounded-chip border border-line-strong bg-surface text-ui">
      <FilterPopover
        address={address}
        words={words}
        names={[name]}
        trigger={
          <button type="button" className="inline-flex min-h-8 items-center gap-2 rounded-chip pl-3 pr-1">
            <span className="text-text-muted">{of.label}</span>
            {filterText(of, address.search[name], language)}
          </button>
        }
      />
      <button
        type="button"
        aria-label={t('administration.list.removeFilter', { name: of.label })}
        onClick={() => address.show({ [name]: undefined })}
        className="grid size-8 place-items-center rounded-chip text-text-muted hover:text-text"
      >
        <X size={14} className="stroke-2" />
      </button>
    </span>
  );
}

interface FilterPopoverProps extends FiltersProps {
  /** A single filter opens at once. */
  names: readonly string[];
  trigger: Parameters<typeof Popover>[0]['trigger'];
}

function FilterPopover({ address, words, names, trigger }: FilterPopoverProps) {
  const { t } = useTranslate();
  const [picked, setPicked] = useState<string>();
  const name = names.length === 1 ? names[0] : picked;
  return (
    <Popover
      trigger={trigger}
      label={t('administration.list.filter')}
      onClose={() => setPicked(undefined)}
      className="w-[300px] p-3"
    >
      {(close) =>
        name === undefined ? (
          <ul className="-m-2">
            {names.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className="flex min-h-(--control) w-full items-center rounded-control px-3 text-left tint-hover"
                  onClick={() => setPicked(each)}
                >
                  {words[each]?.label}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <div className="grid gap-3">
            {names.length > 1 && (
              <button type="button" className="back-link mb-0 w-fit" onClick={() => setPicked(undefined)}>
                <ChevronLeft size={14} aria-hidden="true" />
                {t('administration.list.otherFilter')}
              </button>
            )}
            <OneFilter
              name={name}
              address={address}
              words={words}
              onChosen={(value) => {
                close();
                address.show({ [name]: value });
              }}
            />
          </div>
        )
      }
    </Popover>
  );
}

interface OneFilterProps extends FiltersProps {
  name: string;
  onChosen: (value: Chosen) => void;
}

function OneFilter({ name, address, words, onChosen }: OneFilterProps): ReactNode {
  const kind = address.list.filters[name];
  const of = words[name];
  if (!kind || !of) return null;
  return (
    <FilterInput
      // The key makes the input continue from a value that was set elsewhere.
      key={String(address.search[name])}
      kind={kind}
      words={of}
      value={address.search[name] as Chosen}
      onChange={onChosen}
    />
  );
}

/** On a phone one button opens all filters in a sheet. */
export function FilterSheet({ address, words }: FiltersProps) {
  const { t } = useTranslate();
  const [open, setOpen] = useState(false);
  const names = Object.keys(address.list.filters);
  if (names.length === 0) return null;
  const set = setFilters(address);
  return (
    <div className="w-full sm:hidden">
      <Button
        className="w-full"
        icon={<ListFilter size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('administration.list.filters', { count: set.length })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} size="lg" title={t('administration.list.filter')}>
        <DialogBody>
          <div className="grid gap-6">
            {names.map((name) => (
              <OneFilter
                key={name}
                name={name}
                address={address}
                words={words}
                onChosen={(value) => address.show({ [name]: value })}
              />
            ))}
          </div>
        </DialogBody>
        <DialogFooter>
          {set.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => address.show(Object.fromEntries(set.map((name) => [name, undefined])))}
            >
              {t('administration.list.withoutFilters')}
            </Button>
          )}
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('administration.list.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    </div>
  );
}
