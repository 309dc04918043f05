import type { TranslationGap } from '@metra/contract/operations/translations-admin';

type Gap = Pick<TranslationGap, 'kind' | 'id'>;

/** Returns the admin page on which the text is edited, or undefined if there is none. */
export function placeOfText({ kind, id }: Gap): string | undefined {
  switch (kind) {
    case 'GOAL':
      return `/admin/goals/${id}`;
    case 'MEASURE':
      return `/admin/measures/${id}`;
    case 'KPI':
      return `/admin/kpis/${id}`;
    case 'FACTOR':
      return `/admin/factors/${id}`;
    case 'PROJECT':
      return `/admin/projects/${id}`;
    case 'TAG':
      return '/admin/tags';
    case 'TAG_TYPE':
      return '/admin/tag-types';
    case 'QUESTIONNAIRE':
      return `/admin/questionnaires/${id}`;
    case 'LANDING_PAGE':
    case 'LEGAL':
      return `/admin/landing-pages/${id}`;
    case 'HOME':
      return '/admin/home';
    default:
      return undefined;
  }
}
