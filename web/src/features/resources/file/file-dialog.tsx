import type { Resource } from '@metra/contract/operations/resources';
import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogBody } from '../../../design-system/dialog/dialog.tsx';
import { useMayWrite } from '../../../lib/session/for-writers.tsx';
import { fileQueries } from '../resources.queries.ts';
import { FileFacts } from './file-facts.tsx';
import { FileForm } from './file-form.tsx';

interface FileDialogProps {
  file: Resource;
  open: boolean;
  onClose: () => void;
  onReplace: (file: Resource) => void;
}

/** One file with all that is known of it; those who may write change it here. */
export function FileDialog({ file: known, open, onClose, onReplace }: FileDialogProps) {
  const { data: file = known } = useQuery({ ...fileQueries.detail(known.id), enabled: open });
  const mayWrite = useMayWrite();
  const facts = (
    <FileFacts
      file={file}
      onReplace={() => {
        onClose();
        onReplace(file);
      }}
      onDeleted={onClose}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title={<span className="[overflow-wrap:anywhere]">{file.name}</span>}
    >
      {mayWrite ? (
        <FileForm key={file.id} file={file} facts={facts} onDone={onClose} />
      ) : (
        <DialogBody>
          <div className="grid gap-6">
            {file.image?.previewUrl && (
              <img
                src={file.image.previewUrl}
                alt=""
                className="max-h-[320px] max-w-full justify-self-center rounded-control object-contain"
              />
            )}
            {file.description && <p className="measure">{file.description}</p>}
            {facts}
          </div>
        </DialogBody>
      )}
    </Dialog>
  );
}
