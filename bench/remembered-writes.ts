import { setTimeout as pause } from 'node:timers/promises';

/** Shorter pauses would slow down the start of the program. */
const betweenAttemptsMs = 250;
const applicationHeader = { 'x-application-id': 'mc_esg' };

/** Clients write increasing numbers to the database without pause and remember which were acknowledged. */
export function writeWithoutPause(to: { clients: number; address: string; token: string }) {
  const headers = { ...applicationHeader, authorization: `Bearer ${to.token}` };
  const urlOf = (client: number) => `${to.address}/api/v1/my/organisation/storage/kills.client${client}`;
  const last = Array.from({ length: to.clients }, () => 0);
  let total = 0;
  let going = true;

  async function count(client: number): Promise<void> {
    for (let number = 1; going; number += 1) {
      try {
        const answer = await fetch(urlOf(client), {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ value: JSON.stringify({ number, note: 'x'.repeat(500) }) }),
        });
        await answer.arrayBuffer();
        if (answer.status === 200) {
          last[client] = number;
          total += 1;
        } else await pause(betweenAttemptsMs);
      } catch {
        // The program is not running. Writes in progress count as not acknowledged.
        await pause(betweenAttemptsMs);
      }
    }
  }
  for (const client of last.keys()) void count(client);

  return {
    acknowledged: () => total,
    /** Returns the clients whose last acknowledged number is missing. A later number may exist. */
    async missing(): Promise<string[]> {
      const expected = [...last];
      const found = await Promise.all(expected.map((_, client) => numberOf(client)));
      return expected.flatMap((number, client) => ((found[client] ?? 0) < number ? [`client${client}`] : []));
    },
    stop: () => {
      going = false;
    },
  };

  async function numberOf(client: number): Promise<number> {
    for (;;) {
      const answer = await fetch(urlOf(client), { headers }).catch(() => undefined);
      if (answer?.status === 404) return 0;
      if (answer?.status === 200) {
        const { value } = (await answer.json()) as { value: string };
        return (JSON.parse(value) as { number: number }).number;
      }
      if (answer && answer.status !== 503) throw new Error(`Reading was answered with ${answer.status}.`);
      await pause(betweenAttemptsMs);
    }
  }
}
