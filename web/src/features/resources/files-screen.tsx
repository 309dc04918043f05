import type { Resource } from '@metra/contract/operations/resources';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { fetchWhenReached } from '../../design-system/behaviour/fetch-when-reached.ts';
import { FileDrop } from '../../design-system/fields/file-drop.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { PagedList } from '../../lib/paged-list/paged-list.tsx';
import { usePage } from '../../lib/paged-list/use-page.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { DeletedList, FileList } from './file-list.tsx';
import { FileTools } from './file-tools.tsx';
import { type FilesSearch, filesSearch } from './files-search.ts';
import { FilesSkeleton } from './files-skeleton.tsx';
import { fileQueries } from './resources.queries.ts';
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
  const list = usePage();
  const found = useQuery(fileQueries.page(search));
  const uploads = useUploads();
  const dialog = useFileDialog();
  const mayWrite = useMayWrite();
  const { data, error } = found;
  if (!data && !error) return <FilesSkeleton />;

  const show = (next: FilesSearch) =>
    void navigate({
      search: filesSearch({ ...next }),
      resetScroll: false,
      // Each pause while typing would otherwise be a step of its own on the way back.
      replace: next.query !== search.query,
    });
  const isNarrowed = search.query !== undefined || search.type !== undefined;
  const emptyKind = isNarrowed ? 'nothingFound' : search.deleted ? 'nothingDeleted' : 'nothing';
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
        <p role="status" className="sr-only">
          {t('files.count', { count: data.total })}
        </p>
      )}
      <PagedList
        {...list}
        query={found}
        errorTitle={t('files.unavailable')}
        empty={{ title: t(`files.${emptyKind}`), text: t(`files.${emptyKind}Text`) }}
      >
        {(rows) => (
          <div className="panel py-2">
            {search.deleted ? (
              <DeletedList files={rows} />
            ) : (
              <FileList files={rows} onOpen={dialog.open} onReplace={replace} />
            )}
          </div>
        )}
      </PagedList>
      {dialog.file && (
        <Suspense>
          <Dialog file={dialog.file} open={dialog.isOpen} onClose={dialog.close} onReplace={replace} />
        </Suspense>
      )}
    </div>
  );
}

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

/** Lets a person choose a file that can take the place of another one: a picture for a picture. */
function chooseFileFor({ type }: Pick<Resource, 'type'>, onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  if (type === 'IMAGE' || type === 'LOGO') input.accept = 'image/*';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onChosen(file);
  });
  input.click();
}
