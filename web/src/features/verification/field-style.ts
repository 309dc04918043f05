/** The fields look like those of the design system, without the code that the application adds to them. */
export const fieldClass =
  'w-full min-w-0 min-h-(--control) rounded-control border border-control-line bg-surface px-3 text-text hover:border-text';
