/** The English address begins with /en. */
export const resultPath = (questionnaire: { slug: string }, resultId: string): string =>
  `/questionnaires/${questionnaire.slug}/results/${resultId}`;
