/** As the design system's fields look; said here, because what the application shares would make the home page heavier. */
export const fieldClass =
  'w-full min-w-0 min-h-(--control) rounded-control border border-control-line bg-surface px-3 text-text hover:border-text data-invalid:border-danger';
