import { useEffect, useState } from 'react';
import { SearchField } from '../../design-system/fields/search-field.tsx';
import { Segmented } from '../../design-system/fields/segmented.tsx';
import { ToolSelect } from '../../design-system/fields/tool-select.tsx';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type FileSort, type FilesSearch, type FileType, NEWEST_FIRST } from './files-search.ts';

interface FileToolsProps {
  search: FilesSearch;
  onChange: (search: FilesSearch) => void;
  isLoading: boolean;
}

const TYPES = ['ALL', 'FILE', 'IMAGE', 'LOGO', 'EVIDENCE'] as const;
const SORTS = ['-createdAt', 'createdAt', 'name', '-name', '-size', 'size'] as const satisfies FileSort[];
const PAUSE_MS = 300;

/** The tools filter and sort the files. Every change returns to the first page. */
export function FileTools({ search, onChange, isLoading }: FileToolsProps) {
  const { t } = useTranslate();
  const { page: _, ...shown } = search;
  const change = (news: { [Key in keyof FilesSearch]: FilesSearch[Key] | undefined }) =>
    onChange(Object.fromEntries(Object.entries({ ...shown, ...news }).filter(([, value]) => value)));
  const field = useSearchText(search.query ?? '', (query) => change({ query }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label={t('files.search')}
        value={field.text}
        onChange={field.write}
        loading={isLoading}
        maxLength={100}
        className="min-w-[min(100%,16rem)] flex-1"
      />
      <div className="w-[180px] max-sm:w-auto max-sm:flex-1">
        <ToolSelect<FileType | 'ALL'>
          aria-label={t('files.filter.type')}
          options={TYPES.map((value) => ({ value, label: t(`files.type.${value}`) }))}
          value={search.type ?? 'ALL'}
          onChange={(type) => change({ type: type === 'ALL' ? undefined : type })}
        />
      </div>
      <div className="w-[200px] max-sm:w-auto max-sm:flex-1">
        <ToolSelect<FileSort>
          aria-label={t('files.filter.sort')}
          options={SORTS.map((value) => ({ value, label: t(`files.sort.${value}`) }))}
          value={search.sort ?? NEWEST_FIRST}
          onChange={(sort) => change({ sort: sort === NEWEST_FIRST ? undefined : sort })}
        />
      </div>
      <Segmented
        label={t('files.filter.state')}
        options={[
          { value: 'present', label: t('files.filter.present') },
          { value: 'deleted', label: t('files.filter.deleted') },
        ]}
        value={search.deleted ? 'deleted' : 'present'}
        onChange={(state) => change({ deleted: state === 'deleted' || undefined })}
      />
    </div>
  );
}

/**
 * The typed text is searched for after a pause. When the address changes by itself, as by the back button,
 * the field shows its text.
 */
function useSearchText(sought: string, seek: (query: string | undefined) => void) {
  const [text, write] = useState(sought);
  const [known, setKnown] = useState(sought);
  if (known !== sought) {
    setKnown(sought);
    if (text.trim() !== sought) write(sought);
  }
  const settled = useDebouncedValue(text, PAUSE_MS).trim();
  const isNews = settled !== sought && settled === text.trim();
  useEffect(() => {
    if (isNews) seek(settled || undefined);
  });
  return { text, write };
}
