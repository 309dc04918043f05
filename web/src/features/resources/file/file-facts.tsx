import type { Resource } from '@metra/contract/operations/resources';
import { useQuery } from '@tanstack/react-query';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../design-system/buttons/button.tsx';
import { SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatBytes } from '../../../lib/formats/bytes.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ForWriters } from '../../../lib/session/for-writers.tsx';
import { deleteFile } from '../delete-file.tsx';
import { fileQueries } from '../resources.queries.ts';
import { UseList } from './use-list.tsx';

interface FileFactsProps {
  file: Resource;
  onReplace: () => void;
  onDeleted: () => void;
}

export function FileFacts({ file, onReplace, onDeleted }: FileFactsProps) {
  const { t, language } = useTranslate();
  const { image } = file;
  const facts = [
    t(`files.type.${file.type}`),
    formatBytes(file.size, language),
    image && t('files.pixels', { width: image.width, height: image.height }),
    t('files.uploadedOn', { date: formatDate(file.createdAt, language) }),
  ];
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p className="text-small text-text-muted">{facts.filter(Boolean).join(' · ')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            size="sm"
            icon={<Download size={16} aria-hidden="true" />}
            href={file.url}
            download={file.name}
          >
            {t('files.download')}
          </ButtonLink>
          <ForWriters>
            <Button size="sm" icon={<RefreshCw size={16} aria-hidden="true" />} onClick={onReplace}>
              {t('files.replace')}
            </Button>
            <Button
              size="sm"
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => void deleteFile(file).then((isGone) => isGone && onDeleted())}
            >
              {t('files.delete')}
            </Button>
          </ForWriters>
        </div>
      </div>
      <FileUses file={file} />
    </div>
  );
}

function FileUses({ file }: { file: Resource }) {
  const { t } = useTranslate();
  const query = useQuery(fileQueries.uses(file.id));
  const { data, error } = query;
  return (
    <section aria-labelledby="file-uses" className="grid gap-2">
      <h3 id="file-uses" className="type-h3">
        {t('files.uses.title')}
      </h3>
      {!data && !error && <SkeletonLine className="w-[60%]" />}
      {!data && error && <LoadError title={t('files.uses.unavailable')} query={query} />}
      {data?.count === 0 && <p className="text-text-muted">{t('files.uses.none')}</p>}
      {data && data.count > 0 && <UseList {...data} />}
    </section>
  );
}
