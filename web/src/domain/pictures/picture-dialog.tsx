import type { Resource } from '@metra/contract/operations/resources';
import { maxFileBytes } from '@metra/contract/rules/file-limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DialogBody } from '../../design-system/dialog/dialog.tsx';
import { openDialog } from '../../design-system/dialog/open-dialog.tsx';
import { EmptyState } from '../../design-system/feedback/empty-state.tsx';
import type { FileTransfer } from '../../design-system/feedback/file-transfer.tsx';
import { Skeleton, SkeletonRows } from '../../design-system/feedback/skeleton.tsx';
import { Field } from '../../design-system/fields/field.tsx';
import { FileDrop } from '../../design-system/fields/file-drop.tsx';
import { SearchField } from '../../design-system/fields/search-field.tsx';
import { Pagination } from '../../design-system/navigation/pagination.tsx';
import { api } from '../../lib/api/api.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { uploadFetch } from '../../lib/api/upload-fetch.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { hasKey } from '../../lib/errors/errors.ts';
import { LoadError } from '../../lib/errors/load-error.tsx';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { resourceQueries } from '../company/resource.queries.ts';
import { pictureQueries } from './picture.queries.ts';

const PAUSE_MS = 300;
/** Drawings (SVG) have no variants in several sizes. */
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

export const openPictureDialog = (): Promise<number | undefined> =>
  openDialog<number>({
    title: translate('pictures.title'),
    size: 'xl',
    content: ({ close }) => <PictureChoice onChoose={close} />,
  });

function PictureChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useTranslate();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const query = useDebouncedValue(typed.trim(), PAUSE_MS);
  const found = useQuery(pictureQueries.page(query, page));
  const { data, error } = found;
  return (
    <DialogBody>
      <div className="grid gap-5">
        <Upload onArrived={onChoose} />
        <SearchField
          label={t('pictures.search')}
          value={typed}
          maxLength={100}
          loading={found.isFetching}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        {!data && !error && (
          <Skeleton>
            <SkeletonRows rows={3} />
          </Skeleton>
        )}
        {!data && error && <LoadError title={t('pictures.error')} query={found} />}
        {data?.items.length === 0 && (
          <EmptyState
            title={t(query === '' ? 'pictures.nothing' : 'pictures.notFound')}
            text={t('pictures.nothingText')}
          />
        )}
        {data && data.items.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
            {data.items.map((picture) => (
              <li key={picture.id}>
                <PictureButton picture={picture} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
        {data && <Pagination page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />}
      </div>
    </DialogBody>
  );
}

function PictureButton({ picture, onChoose }: { picture: Resource; onChoose: (id: number) => void }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(picture.id)}
      className="grid w-full gap-1 rounded-panel border border-line p-2 text-left hover:border-text"
    >
      {picture.image?.thumbnailUrl ? (
        <img
          src={picture.image.thumbnailUrl}
          alt=""
          className="aspect-[4/3] w-full rounded-control bg-surface-sunken object-cover"
        />
      ) : (
        <span className="aspect-[4/3] w-full rounded-control bg-surface-sunken" />
      )}
      <span className="truncate text-small">{picture.name}</span>
    </button>
  );
}

function Upload({ onArrived }: { onArrived: (id: number) => void }) {
  const { t } = useTranslate();
  const [transfer, setTransfer] = useState<FileTransfer | null>(null);

  /** Only the last chosen file counts; a cancelled upload changes nothing. */
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File) {
    underWay.current?.abort();
    if (file.size > maxFileBytes) return setTransfer({ name: file.name, error: t('pictures.tooLarge') });
    const calling = new AbortController();
    underWay.current = calling;
    setTransfer({ name: file.name });
    try {
      const resource = await api.resources.create(
        { body: { type: 'IMAGE' } },
        {
          file,
          signal: calling.signal,
          fetch: uploadFetch((progress) => {
            if (!calling.signal.aborted) setTransfer({ name: file.name, progress });
          }),
        },
      );
      queryClient.setQueryData(resourceQueries.detail(resource.id).queryKey, resource);
      void invalidateAnswers(api.resources.list);
      if (!calling.signal.aborted) onArrived(resource.id);
    } catch (error) {
      if (calling.signal.aborted) return;
      const reason = hasKey(error, 'resource.type_refused')
        ? t('pictures.notAPicture')
        : ((await errorText(error)) ?? '');
      setTransfer({ name: file.name, error: reason });
    }
  }

  return (
    <Field label={t('pictures.upload')}>
      <FileDrop
        accept={PICTURES}
        hint={t('pictures.uploadHint')}
        transfers={transfer ? [transfer] : []}
        onFiles={([file]) => file && void send(file)}
        onDismiss={() => {
          underWay.current?.abort();
          setTransfer(null);
        }}
      />
    </Field>
  );
}
