import type { Resource } from '@metra/contract/operations/resources';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchWhenReached } from '../../design-system/behaviour/fetch-when-reached.ts';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import { FileDrop } from '../../design-system/fields/file-drop.tsx';
import { Pagination } from '../../design-system/navigation/pagination.tsx';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { chooseFileFor } from './choose-file.ts';
import { DeletedList, FileList } from './file-list.tsx';
import { FileTools } from './file-tools.tsx';
import { type FilesSearch, filesSearch } from './files-search.ts';
import { FilesSkeleton } from './files-skeleton.tsx';
import { FILES_PAGE_SIZE, fileQueries } from './resources.queries.ts';
import { StorageLine } from './storage-line.tsx';
import { useUploads } from './uploads/use-uploads.ts';

const route = getRouteApi('/app/main/organisation/resources');
const loadDialog = () => import('./file/file-dialog.tsx');
const Dialog = lazy(async () => ({ default: (await loadDialog()).FileDialog }));

/** All files of the organisation: what they are, where they are used, how much room is left. */
export function FilesScreen() {
  const { t } = useTranslate();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const found = useQuery(fileQueries.page(search));
  const uploads = useUploads();
  const dialog = useFileDialog();
  const mayWrite = useMayWrite();
  const { data, error } = found;
  const lastPage = Math.ceil((data?.total ?? 0) / FILES_PAGE_SIZE);
  const isBeyond = data !== undefined && data.items.length === 0 && lastPage > 0;
  useEffect(() => {
    // The last file of the last page has gone.
    if (isBeyond) void navigate({ search: { ...search, page: lastPage }, replace: true });
  });
  if (!data && !error) return <FilesSkeleton />;

  const show = (next: FilesSearch) =>
    void navigate({
      search: filesSearch({ ...next }),
      resetScroll: false,
      // Each pause while typing would otherwise be a step of its own on the way back.
      replace: next.query !== search.query,
    });
  const replace = (file: Resource) => chooseFileFor(file, (chosen) => uploads.add([chosen], file));

  return (
    <div className="grid gap-6" {...fetchWhenReached(loadDialog)}>
      <header className="grid gap-2">
        <h1 className="type-h1 pt-2">{t('files.title')}</h1>
        <StorageLine />
      </header>
      {mayWrite && !search.deleted && (
        <section aria-label={t('files.upload.title')}>
          <FileDrop
            multiple
            hint={t('files.upload.hint')}
            transfers={uploads.transfers}
            onFiles={uploads.add}
            onDismiss={uploads.dismiss}
          />
        </section>
      )}
      <FileTools search={search} onChange={show} isLoading={found.isPlaceholderData} />
      {data && (
        <>
          <p role="status" className="sr-only">
            {t('files.count', { count: data.total })}
          </p>
          {data.items.length === 0 ? (
            <NoFiles search={search} />
          ) : (
            <div className="panel py-2">
              {search.deleted ? (
                <DeletedList files={data.items} />
              ) : (
                <FileList files={data.items} onOpen={dialog.open} onReplace={replace} />
              )}
            </div>
          )}
          <Pagination
            page={search.page ?? 1}
            pageSize={FILES_PAGE_SIZE}
            total={data.total}
            onChange={(page) => show({ ...search, page })}
          />
        </>
      )}
      {!data && error && (
        <div className="panel p-6">
          <LoadError headingLevel={2} title={t('files.unavailable')} query={found} />
        </div>
      )}
      {dialog.file && (
        <Suspense>
          <Dialog file={dialog.file} open={dialog.isOpen} onClose={dialog.close} onReplace={replace} />
        </Suspense>
      )}
    </div>
  );
}

function NoFiles({ search }: { search: FilesSearch }) {
  const { t } = useTranslate();
  const isNarrowed = search.query !== undefined || search.type !== undefined;
  const kind = isNarrowed ? 'nothingFound' : search.deleted ? 'nothingDeleted' : 'nothing';
  return (
    <div className="panel">
      <EmptyState headingLevel={2} title={t(`files.${kind}`)} text={t(`files.${kind}Text`)} />
    </div>
  );
}

/** What was opened last stays drawn while it closes. */
function useFileDialog() {
  const [file, setFile] = useState<Resource | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    file,
    isOpen,
    open(next: Resource) {
      setFile(next);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
