import { useState } from 'react';
import type { FileTransfer } from '../../design-system/file-drop.tsx';
import { api } from '../api.ts';
import { errorText } from '../error-text.ts';
import { queryClient } from '../query-client.ts';
import { resourceQuery } from './resource.queries.ts';

export interface UploadedLogo {
  id: number;
  name: string;
}

/** Sends a picture to the organisation's files; what does not arrive says why and can be tried again. */
export function useLogoUpload(onUploaded: (logo: UploadedLogo) => void) {
  const [transfers, setTransfers] = useState<readonly FileTransfer[]>([]);

  async function upload(file: File) {
    setTransfers([{ name: file.name }]);
    try {
      const resource = await api.resources.create({ body: { type: 'LOGO' } }, { file });
      queryClient.setQueryData(resourceQuery(resource.id).queryKey, resource);
      setTransfers([]);
      onUploaded({ id: resource.id, name: resource.name });
    } catch (error) {
      setTransfers([{ name: file.name, error: await errorText(error) }]);
    }
  }

  return { transfers, upload, dismiss: () => setTransfers([]) };
}
