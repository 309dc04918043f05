import type { Caller } from '../accounts/api.ts';

/** Submits answers through the API. Each answer is the option at this index. */
export async function submit({ api }: Caller, slug: string, optionPlace: number): Promise<void> {
  const asked = await api.questionnaires.read({ params: { id: slug } });
  await api.questionnaires.submit({
    params: { id: slug },
    body: {
      submissionId: crypto.randomUUID(),
      version: asked.version,
      secondsTaken: 95,
      answers: asked.questions
        .filter(({ options }) => options.length > 0)
        .map(({ id, options }) => ({ questionId: id, optionIds: [options[optionPlace]?.id ?? 0] })),
    },
  });
}
