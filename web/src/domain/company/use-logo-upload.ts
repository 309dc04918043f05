import { useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { createLogoUpload, type LogoUpload, type UploadedLogo } from './logo-upload.ts';
import { resourceQueries } from './resource.queries.ts';

export const logoUpload = (): LogoUpload =>
  createLogoUpload({
    async send(file): Promise<UploadedLogo> {
      const resource = await api.resources.create({ body: { type: 'LOGO' } }, { file });
      queryClient.setQueryData(resourceQueries.detail(resource.id).queryKey, resource);
      return { id: resource.id, name: resource.name };
    },
    explain: errorText,
  });

/** Leaving the page cancels the upload. */
export function useLogoUpload(): LogoUpload {
  const [upload] = useState(logoUpload);
  return upload;
}

export const useLogoTransfer = (upload: LogoUpload) =>
  useSyncExternalStore(upload.subscribe, upload.transfer);
