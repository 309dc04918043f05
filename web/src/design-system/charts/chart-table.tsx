export interface ChartTableData {
  columns: readonly string[];
  /** The first cell of a row names its period. */
  rows: readonly (readonly string[])[];
}

export function ChartTable({ columns, rows, titleId }: ChartTableData & { titleId: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its place is scrolled by keyboard too
    <section aria-labelledby={titleId} tabIndex={0} className="overflow-x-auto rounded-chip">
      <table aria-labelledby={titleId} className="chart-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
