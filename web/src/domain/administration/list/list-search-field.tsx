import { useEffect, useRef } from 'react';
import { TypedSearch } from '../../../lib/forms/typed-search.tsx';
import { focusFirstRow } from './row-keys.ts';

interface ListSearchFieldProps {
  label: string;
  query: string;
  isLoading: boolean;
  onChange: (query: string) => void;
}

/** The key `/` focuses the field, and the arrow down moves to the rows. */
export function ListSearchField(props: ListSearchFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = frame.current;
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      if (event.key === 'ArrowDown' && own?.contains(event.target)) {
        event.preventDefault();
        focusFirstRow(own.closest('[data-admin-list]'));
      }
      if (event.key !== '/' || event.target.closest('input, textarea, [contenteditable=true], [role=dialog]'))
        return;
      event.preventDefault();
      own?.querySelector('input')?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={frame} className="relative flex w-full sm:w-[320px]">
      <TypedSearch {...props} />
      {props.query === '' && (
        <kbd className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-chip border border-line-strong bg-surface px-2 text-micro text-text-muted max-sm:hidden pointer-coarse:hidden">
          /
        </kbd>
      )}
    </div>
  );
}
