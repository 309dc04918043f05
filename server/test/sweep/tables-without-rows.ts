/**
 * These tables refer to people, KPIs or measures, but nothing in them belongs to a company. The keys are the reasons.
 * This list may only become shorter.
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
