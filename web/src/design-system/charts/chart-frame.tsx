import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../behaviour/words.ts';
import { Button } from '../buttons/button.tsx';
import { ChartTable, type ChartTableData } from './chart-table.tsx';
import './charts.css';
import { EmptyChart, type EmptyChartProps } from './empty-chart.tsx';

export interface ChartFrameProps {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** It explains below the title what is measured and how to read the chart. */
  description?: ReactNode;
  /** It describes the chart in one or two sentences for people who cannot see it. */
  summary: string;
  table: ChartTableData;
  legend?: ReactNode;
  /** Controls above the chart, for example the choice of periods. */
  tools?: ReactNode;
  /** It replaces the chart while there are no values. */
  empty?: EmptyChartProps | undefined;
  children: ReactNode;
}

/** Every chart has a title, a summary, and its values as a table that a button shows. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, headingLevel = 3, description, summary, table, legend, tools, empty, children } = props;
  const words = useWords();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  return (
    <figure aria-labelledby={titleId} className="min-w-0">
      <div className="flex items-start justify-between gap-4">
        <figcaption className="min-w-0">
          <Heading id={titleId} className={headingLevel === 2 ? 'type-h2' : 'type-h3'}>
            {title}
          </Heading>
          {description && <p className="type-small mt-1 text-text-muted">{description}</p>}
        </figcaption>
        {!empty && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-[-6px] mr-[-10px] shrink-0"
            icon={
              asTable ? <ChartLine size={16} aria-hidden="true" /> : <Table2 size={16} aria-hidden="true" />
            }
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? words.showChart : words.showTable}
          </Button>
        )}
      </div>
      {(legend || tools) && (
        <div className="mt-[10px] flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {!asTable && legend}
          {tools}
        </div>
      )}
      <div className="mt-3">
        {empty ? (
          <EmptyChart {...empty} />
        ) : asTable ? (
          <ChartTable {...table} titleId={titleId} />
        ) : (
          <div role="img" aria-label={summary}>
            {children}
          </div>
        )}
      </div>
    </figure>
  );
}
