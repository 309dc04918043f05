import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../behaviour/cx.ts';
import { useWords } from '../behaviour/words.ts';
import { pagesAround } from './pages-around.ts';

export interface PaginationProps {
  /** The first page is 1. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
  className?: string | undefined;
}

/** It is hidden when everything fits on one page. */
export function Pagination({ page, pageSize, total, onChange, className }: PaginationProps) {
  const words = useWords();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav
      aria-label={words.pagination}
      className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-2', className)}
    >
      <p className="tabular text-small text-text-muted">{words.range(from, to, total)}</p>
      <ul className="flex items-center gap-1">
        <li>
          <button
            type="button"
            aria-label={words.previousPage}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
            className={step}
          >
            <ChevronLeft size={18} />
          </button>
        </li>
        {pagesAround(page, pages).map((entry) => (
          <li key={entry.key} className="max-sm:hidden">
            {entry.page === null ? (
              <span className="grid w-8 place-items-center text-text-muted">…</span>
            ) : (
              <PageButton page={entry.page} current={entry.page === page} onChange={onChange} />
            )}
          </li>
        ))}
        <li className="tabular px-2 text-small sm:hidden" aria-hidden="true">
          {page} / {pages}
        </li>
        <li>
          <button
            type="button"
            aria-label={words.nextPage}
            disabled={page >= pages}
            onClick={() => onChange(page + 1)}
            className={step}
          >
            <ChevronRight size={18} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function PageButton({
  page,
  current,
  onChange,
}: {
  page: number;
  current: boolean;
  onChange: (page: number) => void;
}) {
  const words = useWords();
  return (
    <button
      type="button"
      aria-label={words.page(page)}
      aria-current={current ? 'page' : undefined}
      onClick={() => onChange(page)}
      className={cx(
        stepFrame,
        current ? 'bg-current-value font-strong text-on-current-value forced-color-adjust-none' : stepTone,
      )}
    >
      {page}
    </button>
  );
}

const stepFrame =
  'tabular grid h-(--control-sm) min-w-(--control-sm) place-items-center rounded-control px-[6px] text-ui disabled:pointer-events-none disabled:opacity-40 focus-visible:relative focus-visible:z-1';
const stepTone = 'text-text-soft tint-hover hover:text-text';
const step = cx(stepFrame, stepTone);
