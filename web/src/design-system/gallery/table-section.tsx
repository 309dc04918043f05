import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../layers/menu.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { SectorMark } from '../pictures/sector-mark.tsx';
import { Table } from '../table/table.tsx';
import type { Column, Sort } from '../table/table-types.ts';
import { StateText } from '../values/badge.tsx';
import { Value } from '../values/value.tsx';
import { Stack } from './layout.tsx';
import { records, type SampleRecord } from './samples.ts';
import type { GallerySection } from './section.ts';

const columns: readonly Column<SampleRecord>[] = [
  {
    key: 'name',
    header: 'Kennzahl',
    sortable: true,
    cell: (row) => (
      <span className="flex items-center gap-[10px]">
        <SectorMark sector={row.sector} />
        {row.name}
      </span>
    ),
  },
  {
    key: 'value',
    header: 'Letzter Wert',
    align: 'end',
    sortable: true,
    narrow: 'value',
    cell: (row) => <Value value={row.value} unit={row.unit} />,
  },
  { key: 'period', header: 'Zeitraum', cell: (row) => row.period },
  {
    key: 'change',
    header: 'Zum Vorjahr',
    align: 'end',
    cell: (row) => <Value value={row.change} unit="%" signed missing="dash" />,
  },
  {
    key: 'state',
    header: 'Stand',
    cell: (row) => <State state={row.state} />,
    narrow: 'hidden',
  },
  {
    key: 'actions',
    header: 'Aktionen',
    headerHidden: true,
    align: 'end',
    narrow: 'action',
    cell: (row) => (
      <Menu
        trigger={
          <IconButton size="sm" label={`Aktionen zu ${row.name}`} icon={<MoreHorizontal size={18} />} />
        }
      >
        <MenuItem icon={<Pencil size={16} />}>Bearbeiten</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={16} />} danger>
          Löschen
        </MenuItem>
      </Menu>
    ),
  },
];

const plainColumns = columns.slice(0, 3);

function State({ state }: { state: SampleRecord['state'] }) {
  if (state === 'missing') return <StateText tone="warning">Wert fehlt</StateText>;
  if (state === 'late') return <StateText tone="danger">Überfällig</StateText>;
  return <StateText tone="success">Vollständig</StateText>;
}

function Tables() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [page, setPage] = useState(4);
  return (
    <Stack>
      <div className="panel overflow-hidden">
        <h3 className="px-6 pt-5 pb-2 max-sm:px-5">Kennzahlen</h3>
        <Table
          caption="Kennzahlen"
          columns={columns}
          rows={records}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={setSort}
          isMarked={(row) => row.state === 'missing'}
        />
        <Pagination
          page={page}
          pageSize={20}
          total={182}
          onChange={setPage}
          className="border-t border-line px-6 py-3 max-sm:px-5"
        />
      </div>
      <div className="panel overflow-hidden">
        <Table
          caption="Kennzahlen laden"
          columns={plainColumns}
          rows={[]}
          rowKey={(row) => row.id}
          loading
          skeletonRows={3}
        />
      </div>
      <div className="panel overflow-hidden">
        <Table
          caption="Keine Kennzahlen"
          columns={plainColumns}
          rows={[]}
          rowKey={(row) => row.id}
          empty={
            <p className="px-6 py-8 text-text-muted">Noch keine Werte. Der erste Wert erscheint hier.</p>
          }
        />
      </div>
    </Stack>
  );
}

export const tableSection: GallerySection = { title: 'Tabelle', Content: Tables };
