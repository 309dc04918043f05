import { expect, test, vi } from 'vitest';
import { createEventBus } from './application-events.ts';
import { shareEventsAcrossTabs } from './events-across-tabs.ts';

/** Every tab has its own bus, and all tabs share one channel, as in a browser. */
function aTab(name: string) {
  const events = createEventBus((error) => {
    throw error;
  });
  const channel = new BroadcastChannel(name);
  shareEventsAcrossTabs(events, channel);
  return { events, close: () => channel.close() };
}

test('a change in one tab is heard once in the other, and not told back', async () => {
  const [here, there] = [aTab('one'), aTab('one')];
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  here.events.on('trackableGoalChanged', heardHere);
  there.events.on('trackableGoalChanged', heardThere);
  here.events.emit('trackableGoalChanged', { goalId: 7 });
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith({ goalId: 7 }), 30_000);
  there.events.emit('profileChanged');
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledTimes(1), 30_000);
  expect(heardHere).toHaveBeenCalledTimes(1);
  here.close();
  there.close();
});

test('logging out is nobody else’s message', async () => {
  const [here, there] = [aTab('two'), aTab('two')];
  const heard = vi.fn();
  there.events.on('logout', heard);
  const after = vi.fn();
  there.events.on('profileChanged', after);
  here.events.emit('logout', { forced: false });
  here.events.emit('profileChanged');
  await vi.waitFor(() => expect(after).toHaveBeenCalled(), 30_000);
  expect(heard).not.toHaveBeenCalled();
  here.close();
  there.close();
});
