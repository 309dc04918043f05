/**
 * This repeats the look of the design system's fields, because sharing their code with the application would make the
 * home page heavier.
 */
export const fieldClass =
  'w-full min-w-0 min-h-(--control) rounded-control border border-control-line bg-surface px-3 text-text hover:border-text data-invalid:border-danger';
