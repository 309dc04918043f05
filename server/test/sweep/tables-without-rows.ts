/**
 * Tables in which nothing can belong to a company although they refer to its people, KPIs or measures: the reason, and
 * the tables. This list may only become shorter.
 */
export const tablesWithoutRows: Readonly<Record<string, readonly string[]>> = {
  'Only the operator’s people write them.': [
    'admin_views',
    'home_versions',
    'homes',
    'page_slugs',
    'page_versions',
    'pages',
  ],
  'They are the catalogue’s, which has none of a company’s own KPIs and measures.': [
    'goal_kpis',
    'goals',
    'measure_kpis',
    'measure_tags',
    'motivation_goals',
    'target_proposals',
  ],
  'What is in them is shown to everybody.': ['offer_search', 'project_partners', 'projects'],
};
