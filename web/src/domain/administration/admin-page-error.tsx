import type { ComponentProps } from 'react';
import { LoadError } from '../../lib/errors/load-error.tsx';

/** It replaces the whole admin page, so its heading has level 1. */
export const AdminPageError = (props: Pick<ComponentProps<typeof LoadError>, 'title' | 'query'>) => (
  <div className="px-5 py-8 sm:px-8">
    <LoadError headingLevel={1} {...props} />
  </div>
);
