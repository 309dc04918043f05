import { Columns3, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useReorder } from '../../../design-system/behaviour/use-reorder.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { Popover } from '../../../design-system/layers/popover.tsx';
import { moved } from '../../../lib/forms/moved.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { shownColumns } from '../admin-list-search.ts';
import type { ListAddress } from './list-props.ts';

interface ColumnChoiceProps {
  address: ListAddress;
  headers: Readonly<Record<string, string>>;
}

/** The name is always the first column. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { t } = useTranslate();
  return (
    <Popover
      align="end"
      label={t('administration.list.columns')}
      className="w-[264px] p-2"
      trigger={
        <Button variant="quiet" icon={<Columns3 size={16} aria-hidden="true" />}>
          {t('administration.list.columns')}
        </Button>
      }
    >
      {() => <Choice {...props} />}
    </Popover>
  );
}

function Choice({ address, headers }: ColumnChoiceProps) {
  const { t } = useTranslate();
  const { list, search, show } = address;
  const inAddress = shownColumns(list, search);
  // The address follows a moment later, and two quick presses are two steps.
  const [shown, setShown] = useState(inAddress);
  const usual = shownColumns(list, {});
  // Hidden columns are listed below in their default order.
  const all = [...shown, ...list.columns.filter((name) => !shown.includes(name))];
  function choose(columns: readonly string[]) {
    setShown(columns);
    show({ columns, page: search.page }, true);
  }
  const reorder = useReorder<HTMLUListElement>({
    count: shown.length,
    onMove: (from, to) => choose(moved(shown, from, to)),
    textOf: (place) => t('administration.list.columnMoved', { place: place + 1 }),
    focused: '[role=checkbox]',
  });
  return (
    <>
      <ul ref={reorder.list}>
        {all.map((name, place) => {
          const isShown = place < shown.length;
          return (
            <li
              key={name}
              className="flex items-center justify-between gap-2 rounded-control px-2 tint-hover"
              onKeyDown={isShown ? (event) => reorder.onKeyDown(event, place) : undefined}
              {...(isShown && reorder.target(place))}
            >
              <Checkbox
                label={headers[name] ?? name}
                value={isShown}
                onChange={(checked) =>
                  choose(checked ? [...shown, name] : shown.filter((other) => other !== name))
                }
              />
              {isShown && (
                <span {...reorder.grip(place)} className="cursor-grab p-2 text-text-muted">
                  <GripVertical size={16} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {reorder.said}
      </p>
      <div className="mt-1 grid justify-items-start gap-1 border-t border-line px-2 pt-2 text-small text-text-muted">
        <p>{t('administration.list.columnsHint')}</p>
        {search.columns !== undefined && (
          <button
            type="button"
            className="link min-h-6"
            onClick={() => {
              setShown(usual);
              show({ columns: undefined, page: search.page }, true);
            }}
          >
            {t('administration.list.usualColumns')}
          </button>
        )}
      </div>
    </>
  );
}
