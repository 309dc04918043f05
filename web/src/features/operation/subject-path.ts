/** Where a record of a kind is looked at; those without a page of their own lead to their list. */
const paths: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => `/admin/accounts/${id}`,
  offer: (id) => `/admin/offers/${id}`,
  page: (id) => `/admin/landing-pages/${id}`,
  questionnaire: (id) => `/admin/questionnaires/${id}`,
  organisation: () => '/admin/organisations',
  tag: () => '/admin/tags',
  tag_type: () => '/admin/tag-types',
  failed_job: () => '/admin/jobs',
  mail: () => '/admin/mails',
  home: () => '/admin/home',
};

export const subjectPath = ({ kind, id }: { kind: string; id: string }): string | undefined =>
  paths[kind]?.(encodeURIComponent(id));
