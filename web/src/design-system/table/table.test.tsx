import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Table } from './table.tsx';
import type { Column, Sort } from './table-types.ts';

afterEach(cleanup);

interface Row {
  id: number;
  name: string;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', sortable: true, cell: (row) => row.name },
  { key: 'id', header: 'Nummer', align: 'end', cell: (row) => row.id },
];

const rows: Row[] = [
  { id: 1, name: 'Energie' },
  { id: 2, name: 'Wasser' },
];

function Sorted() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <Table
      caption="Bereiche"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
    />
  );
}

describe('a table', () => {
  it('says by which column it is sorted and turns on the second press', async () => {
    render(<Sorted />);
    const header = screen.getByRole('columnheader', { name: /Name/ });
    expect(header.getAttribute('aria-sort')).toBe('none');
    await userEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Nummer' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('shows its empty state only when nothing is on its way', () => {
    const empty = {
      caption: 'Bereiche',
      columns,
      rows: [],
      rowKey: (row: Row) => row.id,
      empty: 'Noch nichts da.',
    };
    const { rerender } = render(<Table {...empty} loading />);
    expect(screen.queryByText('Noch nichts da.')).toBeNull();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    rerender(<Table {...empty} />);
    expect(screen.getByText('Noch nichts da.')).toBeTruthy();
  });
});
