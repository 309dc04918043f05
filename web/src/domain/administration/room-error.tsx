import type { ComponentProps } from 'react';
import { LoadError } from '../../lib/errors/load-error.tsx';

/** Stands where a whole room would stand: nothing else names the page then. */
export const RoomError = (props: Pick<ComponentProps<typeof LoadError>, 'title' | 'query'>) => (
  <div className="px-5 py-8 sm:px-8">
    <LoadError headingLevel={1} {...props} />
  </div>
);
