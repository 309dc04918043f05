import { afterEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../../test/account-builders.ts';
import { events } from '../api/events.ts';
import { session } from '../session/current-session.ts';
import { accountAsOwner } from './owner.ts';

afterEach(() => session.end(false));

test('an owner is signed in only with their own account', () => {
  const owner = accountAsOwner(1);
  expect(owner.isSignedIn()).toBe(false);
  session.acceptToken('token');
  session.begin(anAccount({ id: 2 }));
  expect(owner.isSignedIn()).toBe(false);
  session.begin(anAccount({ id: 1 }));
  expect(owner.isSignedIn()).toBe(true);
});

test.each(['login', 'loginRestored'] as const)(
  'an owner hears the event %s until nobody listens',
  (event) => {
    const listener = vi.fn();
    const stop = accountAsOwner(1).onSignIn(listener);
    events.emit(event);
    stop();
    events.emit(event);
    expect(listener).toHaveBeenCalledOnce();
  },
);
