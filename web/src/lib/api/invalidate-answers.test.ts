import { expect, test, vi } from 'vitest';
import { invalidateAnswers } from './invalidate-answers.ts';
import { operationQuery } from './operation-query.ts';
import { queryClient } from './query-client.ts';

test('a change during the first load of a list is in the list', async () => {
  const stored = ['Werkhalle.png'];
  const answers: (() => void)[] = [];
  const list = Object.assign(
    vi.fn(() => {
      const answer = [...stored];
      return new Promise<string[]>((resolve) => answers.push(() => resolve(answer)));
    }),
    { operationId: 'resources.list' },
  );
  const read = queryClient.fetchQuery(operationQuery(list as never, {} as never));
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  stored.push('Ofen.png');
  const refetched = invalidateAnswers(list);
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  for (const answer of answers) answer();
  await refetched;
  expect(await read).toEqual(['Werkhalle.png', 'Ofen.png']);
});
