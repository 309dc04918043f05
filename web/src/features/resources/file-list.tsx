import type { Resource } from '@metra/contract/operations/resources';
import { Download, MoreHorizontal, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/buttons/button.tsx';
import { IconButton } from '../../design-system/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../design-system/layers/menu.tsx';
import { Table } from '../../design-system/table/table.tsx';
import type { Column } from '../../design-system/table/table-types.ts';
import { formatBytes } from '../../lib/formats/bytes.ts';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMayWrite } from '../../lib/session/for-writers.tsx';
import { daysLeft } from './days-left.ts';
import { deleteFile, restoreFile } from './delete-file.tsx';
import { FilePicture } from './file-picture.tsx';

export interface FileActions {
  onOpen: (file: Resource) => void;
  onReplace: (file: Resource) => void;
}

interface FileListProps extends FileActions {
  files: readonly Resource[];
}

/** The files one has. */
export function FileList({ files, onOpen, onReplace }: FileListProps) {
  const { t, language } = useTranslate();
  const columns: readonly Column<Resource>[] = [
    {
      key: 'name',
      header: t('files.column.name'),
      cell: (file) => (
        <Named file={file}>
          <button
            type="button"
            aria-haspopup="dialog"
            className="link text-left [overflow-wrap:anywhere]"
            onClick={() => onOpen(file)}
          >
            {file.name}
          </button>
        </Named>
      ),
    },
    {
      key: 'type',
      header: t('files.column.type'),
      cell: ({ type }) => t(`files.type.${type}`),
    },
    {
      key: 'size',
      header: t('files.column.size'),
      align: 'end',
      cell: ({ size }) => formatBytes(size, language),
    },
    {
      key: 'createdAt',
      header: t('files.column.createdAt'),
      cell: ({ createdAt }) => <span className="tabular">{formatDate(createdAt, language, 'short')}</span>,
    },
    {
      key: 'actions',
      header: t('files.column.actions'),
      headerHidden: true,
      align: 'end',
      narrow: 'action',
      cell: (file) => <FileMenu file={file} onOpen={onOpen} onReplace={onReplace} />,
    },
  ];
  return <Table caption={t('files.title')} columns={columns} rows={files} rowKey={({ id }) => id} />;
}

function Named({ file, children }: { file: Resource; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <FilePicture file={file} />
      <span className="grid min-w-0 gap-1">
        {children}
        {file.description && (
          <span className="line-clamp-1 text-small font-text text-text-muted">{file.description}</span>
        )}
      </span>
    </span>
  );
}

function FileMenu({ file, onOpen, onReplace }: FileActions & { file: Resource }) {
  const { t } = useTranslate();
  const mayWrite = useMayWrite();
  return (
    <Menu
      trigger={
        <IconButton
          label={t('files.menu', { name: file.name })}
          icon={<MoreHorizontal size={20} aria-hidden="true" />}
        />
      }
    >
      <MenuLink
        icon={<Download size={18} />}
        href={file.url}
        render={<a href={file.url} download={file.name} />}
      >
        {t('files.download')}
      </MenuLink>
      {mayWrite && (
        <>
          <MenuItem icon={<Pencil size={18} />} onSelect={() => onOpen(file)}>
            {t('files.edit')}
          </MenuItem>
          <MenuItem icon={<RefreshCw size={18} />} onSelect={() => onReplace(file)}>
            {t('files.replace')}
          </MenuItem>
          <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => void deleteFile(file)}>
            {t('files.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** Those that were deleted, for as long as they can come back. */
export function DeletedList({ files }: { files: readonly Resource[] }) {
  const { t, language } = useTranslate();
  const mayWrite = useMayWrite();
  const columns: readonly Column<Resource>[] = [
    {
      key: 'name',
      header: t('files.column.name'),
      cell: (file) => (
        <Named file={file}>
          <span className="[overflow-wrap:anywhere]">{file.name}</span>
        </Named>
      ),
    },
    {
      key: 'size',
      header: t('files.column.size'),
      align: 'end',
      cell: ({ size }) => formatBytes(size, language),
    },
    {
      key: 'left',
      header: t('files.column.left'),
      cell: ({ deletedAt }) => t('files.daysLeft', { count: daysLeft(deletedAt ?? '', new Date()) }),
    },
    ...(mayWrite
      ? [
          {
            key: 'actions',
            header: t('files.column.actions'),
            headerHidden: true,
            align: 'end',
            narrow: 'value',
            cell: (file) => (
              <Button
                size="sm"
                aria-label={t('files.restoreNamed', { name: file.name })}
                onClick={() => void restoreFile(file)}
              >
                {t('files.restore')}
              </Button>
            ),
          } satisfies Column<Resource>,
        ]
      : []),
  ];
  return <Table caption={t('files.deletedTitle')} columns={columns} rows={files} rowKey={({ id }) => id} />;
}
