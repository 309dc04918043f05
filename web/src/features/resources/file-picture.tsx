import type { Resource } from '@metra/contract/operations/resources';
import { FileSpreadsheet, FileText, Image as ImageIcon } from 'lucide-react';
import { cx } from '../../design-system/behaviour/cx.ts';

type Shown = Pick<Resource, 'mimeType' | 'image'>;

const isSheet = (mimeType: string) => /spreadsheet|csv/.test(mimeType);

/** The picture of a file is small, or an icon of its type; the file's name is beside it. */
export function FilePicture({ file, className }: { file: Shown; className?: string }) {
  const frame = cx(
    'grid size-12 shrink-0 place-items-center overflow-hidden rounded-chip bg-surface-sunken',
    className,
  );
  const { x, y } = file.image?.focus ?? { x: 0.5, y: 0.5 };
  if (file.image?.thumbnailUrl)
    return (
      <span className={frame}>
        <img
          src={file.image.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={48}
          height={48}
          className="size-full object-cover"
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      </span>
    );
  const Icon = file.image ? ImageIcon : isSheet(file.mimeType) ? FileSpreadsheet : FileText;
  return (
    <span className={frame}>
      <Icon size={20} aria-hidden="true" className="text-text-muted" />
    </span>
  );
}
