import { expect, goalPath, test } from '../dashboard/fixtures.ts';

/** Tells how long it takes: a number to look at, which depends on the machine, and no test that could fail. */
test('the dashboard on a slow phone', async ({ own, strategist, t }) => {
  test.slow();
  await own.setViewportSize({ width: 390, height: 844 });
  // What a returning person has: the files of the application, but none of its data.
  await own.goto(goalPath(await strategist.goal('e')));
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  const client = await own.context().newCDPSession(own);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await own.goto('/app/dashboard', { waitUntil: 'commit' });
  // A busy machine makes the slow phone slower still.
  await expect(own.getByRole('heading', { level: 1 })).toContainText(t('dashboard.statement.start'), {
    timeout: 60_000,
  });
  const { first, whole } = await own.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    whole: performance.now(),
  }));
  const text = `First paint after ${Math.round(first)} ms, whole dashboard before ${Math.round(whole)} ms.`;
  process.stdout.write(`${text}\n`);
});
