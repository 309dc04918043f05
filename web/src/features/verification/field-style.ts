/** As the design system's fields look, without what they bring along for the application. */
export const fieldClass =
  'w-full min-w-0 min-h-(--control) rounded-control border border-control-line bg-surface px-3 text-text hover:border-text';
