import type { Page } from '@metra/contract/core/primitives';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../design-system/fields/checkbox.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { type AnyAdminList, shownColumns } from '../admin-list-search.ts';
import type { AdminListProps, ListAddress, ListColumn } from './list-props.ts';
import { onRowKey } from './row-keys.ts';
import { openMenuOf, RowMenu } from './row-menu.tsx';
import type { Selection } from './use-selection.ts';

interface ListTableProps<Row> {
  of: Pick<
    AdminListProps<Row, AnyAdminList>,
    'title' | 'name' | 'href' | 'onOpen' | 'columns' | 'menu' | 'isMarked'
  >;
  address: ListAddress;
  page: Page<Row> | undefined;
  idOf: (row: Row) => number;
  /** It is undefined where rows cannot be chosen. */
  selection: Selection | undefined;
  empty: ReactNode;
}

const SKELETON_ROWS = 10;

export function ListTable<Row>({ of, address, page, idOf, selection, empty }: ListTableProps<Row>) {
  const columns = useColumns({ of, address, page, idOf, selection });
  const { list, search, show } = address;
  const sort = String(search.sort ?? list.byDefault);
  return (
    <Table
      caption={of.title}
      columns={columns}
      rows={page?.items ?? []}
      rowKey={idOf}
      loading={!page}
      skeletonRows={SKELETON_ROWS}
      sort={{
        key: sort.replace(/^-/, ''),
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }}
      onSort={({ key, direction }) => show({ sort: `${direction === 'descending' ? '-' : ''}${key}` })}
      isMarked={(row) => selection?.ids.has(idOf(row)) || of.isMarked?.(row) || false}
      rowProps={(row) => ({
        onKeyDown: (event) => onRowKey(event, selection && (() => selection.toggle(idOf(row)))),
        onContextMenu(event) {
          // Selected text keeps the browser's own menu, which can copy it.
          if (getSelection()?.isCollapsed === false) return;
          if (openMenuOf(event.currentTarget)) event.preventDefault();
        },
      })}
      empty={empty}
    />
  );
}

function useColumns<Row>({
  of,
  address,
  page,
  idOf,
  selection,
}: Omit<ListTableProps<Row>, 'empty'>): readonly Column<Row>[] {
  const { t } = useTranslate();
  const { name, href, onOpen, menu } = of;
  const choice: Column<Row> | undefined = selection && {
    key: 'choice',
    header: t('administration.list.choose'),
    headerControl: <ChooseAll ids={page?.items.map(idOf) ?? []} selection={selection} />,
    width: 'w-12',
    narrow: 'choice',
    cell: (row) => (
      <Checkbox
        labelHidden
        label={t('administration.list.chooseRow', { name: name.of(row) })}
        value={selection.ids.has(idOf(row))}
        onChange={() => selection.toggle(idOf(row))}
      />
    ),
  };
  const title: Column<Row> = {
    key: name.sort ?? 'name',
    header: name.header,
    sortable: name.sort !== undefined,
    narrow: 'title',
    cell: (row) => (
      <RowName row={row} name={name} href={href?.(row)} onOpen={onOpen && (() => onOpen(row))} />
    ),
  };
  const actions: Column<Row> = {
    key: 'actions',
    header: t('administration.list.actionsOfRow'),
    headerHidden: true,
    width: 'w-12',
    narrow: 'action',
    cell: (row) => (
      <RowMenu name={name.of(row)} href={href?.(row)} onOpen={onOpen && (() => onOpen(row))}>
        {menu?.(row)}
      </RowMenu>
    ),
  };
  const chosen = shownColumns(address.list, address.search).flatMap((key) => {
    const column = (of.columns as Readonly<Record<string, ListColumn<Row>>>)[key];
    return column ? [columnOf(key, column)] : [];
  });
  const hasMenu = menu ?? href ?? onOpen;
  return [...(choice ? [choice] : []), title, ...chosen, ...(hasMenu ? [actions] : [])];
}

function columnOf<Row>(key: string, { sort, ...column }: ListColumn<Row>): Column<Row> {
  // The table identifies a column by its sort name.
  return { ...column, key: sort ?? key, sortable: sort !== undefined };
}

interface RowNameProps<Row> {
  row: Row;
  name: AdminListProps<Row, AnyAdminList>['name'];
  href: string | undefined;
  onOpen: (() => void) | undefined;
}

function RowName<Row>({ row, name, href, onOpen }: RowNameProps<Row>) {
  const text = name.of(row);
  const className = 'rounded-chip text-left font-medium wrap-anywhere hover:underline';
  return (
    <span className="flex items-center gap-3">
      {name.lead?.(row)}
      <span className="grid min-w-0 justify-items-start leading-ui">
        {href ? (
          <FrameLink href={href} className={className} data-row-name="">
            {text}
          </FrameLink>
        ) : onOpen ? (
          <button type="button" onClick={onOpen} className={className} data-row-name="">
            {text}
          </button>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard walks from row to row and chooses them.
          <span tabIndex={0} className="rounded-chip font-medium wrap-anywhere" data-row-name="">
            {text}
          </span>
        )}
        {name.detail && <span className="text-small text-text-muted wrap-anywhere">{name.detail(row)}</span>}
      </span>
    </span>
  );
}

function ChooseAll({ ids, selection }: { ids: readonly number[]; selection: Selection }) {
  const { t } = useTranslate();
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  return (
    <Checkbox
      labelHidden
      label={t('administration.list.choosePage')}
      value={all}
      mixed={chosen > 0 && !all}
      disabled={ids.length === 0}
      onChange={() => selection.set(ids, !all)}
    />
  );
}
