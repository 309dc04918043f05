import type { Account } from '@metra/contract/shapes/accounts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApplicationError } from '../../design-system/feedback/application-error.ts';
import { createEventBus } from '../api/application-events.ts';
import type { KeyValueStorage } from '../storage/safe-storage.ts';
import { createSession, followOtherTabs, type Session } from './session.ts';
import { TOKEN_KEY, WAITING_PAGE_KEY, WAITING_TOKEN_KEY } from './session-keys.ts';

const stored = new Map<string, string>();
const storage: KeyValueStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
};

class Unauthorized extends Error {}

const person = (id: number, impersonator: Account['impersonator'] = null): Account => ({
  id,
  email: `person-${id}@firma.de`,
  firstName: 'Katrin',
  lastName: 'Lindner',
  language: 'de',
  roles: ['USER'],
  teamRole: 'OWNER',
  organisation: { id: 1, name: 'Lindner', slug: 'lindner', logoUrl: null, firstMonth: 1 },
  createdAt: '2026-01-01T00:00:00Z',
  confirmedAt: '2026-01-01T00:00:00Z',
  lastLoginAt: null,
  impersonator,
  mustChangePassword: false,
  secondFactor: 'NONE',
});

let known: Account | null = null;
const answers = {
  account: () => known,
  setAccount: (account: Account) => {
    known = account;
  },
  forget: () => {
    known = null;
  },
};

function setUp(owners: Record<string, Account>, token?: string) {
  if (token) storage.setItem(TOKEN_KEY, token);
  const events = createEventBus((error) => {
    throw error;
  });
  const heard: string[] = [];
  for (const name of ['login', 'loginRestored'] as const) events.on(name, () => heard.push(name));
  events.on('logout', ({ forced }) => heard.push(forced ? 'forced logout' : 'logout'));
  const readAccount = vi.fn(async () => {
    const owner = owners[storage.getItem(TOKEN_KEY) ?? ''];
    if (!owner) throw new Unauthorized();
    return owner;
  });
  const session = createSession({
    storage,
    answerCache: answers,
    events,
    readAccount,
    isUnauthorized: (error) => error instanceof Unauthorized,
  });
  return { session, events, heard, readAccount };
}

beforeEach(() => {
  stored.clear();
  known = null;
});

describe('a session', () => {
  test('is restored from the stored token, asking once however many want to know', async () => {
    const { session, heard, readAccount } = setUp({ mine: person(1) }, 'mine');
    expect(session.state().status).toBe('unknown');
    const [first, second] = await Promise.all([session.resolve(), session.resolve()]);
    expect([first?.id, second?.id]).toEqual([1, 1]);
    expect(readAccount).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['loginRestored']);
  });

  test('whose token the server refuses is over, and says it was forced', async () => {
    const { session, heard } = setUp({}, 'old');
    expect(await session.resolve()).toBeNull();
    expect(session.token()).toBeNull();
    expect(heard).toEqual(['forced logout']);
  });

  test('survives a server that cannot be reached', async () => {
    const { session, readAccount } = setUp({ mine: person(1) }, 'mine');
    readAccount.mockRejectedValueOnce(new Error('no connection'));
    await expect(session.resolve()).rejects.toThrow('no connection');
    expect(session.token()).toBe('mine');
    expect((await session.resolve())?.id).toBe(1);
  });

  test('a refused logout is a logout, any other refused call a forced one', () => {
    const { session, events, heard } = setUp({ mine: person(1) }, 'mine');
    events.emit('unauthorized', { isLogout: true });
    session.acceptToken('mine');
    session.begin(person(1));
    events.emit('unauthorized', { isLogout: false });
    expect(heard).toEqual(['logout', 'login', 'forced logout']);
  });

  test('cannot begin without a token', () => {
    const { session, heard } = setUp({});
    expect(() => session.begin(person(1))).toThrow(new ApplicationError('app:login', 'No token available'));
    expect(session.state().status).toBe('anonymous');
    expect(heard).toEqual([]);
  });

  test('an answer about a token that was replaced meanwhile is not believed', async () => {
    const { session, readAccount } = setUp({ new: person(2) }, 'old');
    readAccount.mockImplementationOnce(async () => {
      storage.setItem(TOKEN_KEY, 'new');
      session.refresh();
      return person(1);
    });
    expect((await session.resolve())?.id).toBe(2);
  });
});

describe('an account known from an earlier visit', () => {
  beforeEach(() => {
    known = person(1);
  });

  test('is there at once, and confirmed meanwhile', async () => {
    const { session, heard, readAccount } = setUp({ mine: { ...person(1), firstName: 'Käthe' } }, 'mine');
    expect(session.state()).toEqual({ status: 'authenticated', account: person(1) });
    expect((await session.resolve())?.firstName).toBe('Katrin');
    expect((await session.confirm())?.firstName).toBe('Käthe');
    expect(session.state().account?.firstName).toBe('Käthe');
    expect((await session.confirm())?.firstName).toBe('Käthe');
    expect(readAccount).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['loginRestored']);
    expect(known?.firstName).toBe('Käthe');
  });

  test('stays while the server cannot be reached, and is confirmed by whoever asks next', async () => {
    const { session, readAccount } = setUp({ mine: person(1) }, 'mine');
    readAccount.mockRejectedValueOnce(new Error('no connection'));
    expect((await session.resolve())?.id).toBe(1);
    await expect(session.confirm()).rejects.toThrow('no connection');
    expect(session.state().status).toBe('authenticated');
    expect((await session.confirm())?.id).toBe(1);
    expect(readAccount).toHaveBeenCalledTimes(2);
  });

  test('is gone when the server has ended the login', async () => {
    const { session, heard } = setUp({}, 'mine');
    expect(await session.confirm()).toBeNull();
    expect(known).toBeNull();
    expect(heard).toEqual(['forced logout']);
  });

  test('is nobody without a token', async () => {
    const { session } = setUp({});
    expect(await session.resolve()).toBeNull();
  });

  test.each([
    { name: 'a logout', leave: (session: Session) => session.end(false) },
    {
      name: 'the logout of another tab',
      leave(session: Session) {
        stored.clear();
        session.end(false);
      },
    },
    { name: 'another token', leave: (session: Session) => session.acceptToken('other') },
  ])('is forgotten with $name', ({ leave }) => {
    const { session } = setUp({}, 'mine');
    leave(session);
    expect(known).toBeNull();
  });
});

describe('acting for someone else', () => {
  const owners = { own: person(1), theirs: person(2, { id: 1, name: 'Katrin Lindner' }) };
  const acting = async () => {
    const all = setUp(owners, 'own');
    await all.session.resolve();
    await all.session.actFor(async () => {
      all.session.acceptToken('theirs');
      return owners.theirs;
    });
    return all;
  };

  test('leads back to the own login when it ends', async () => {
    const { session, heard } = await acting();
    expect(session.state().account?.id).toBe(2);
    session.end(false);
    expect((await session.resolve())?.id).toBe(1);
    expect(storage.getItem(WAITING_TOKEN_KEY)).toBeNull();
    expect(heard).not.toContain('logout');
  });

  test.each([
    { left: '/admin/accounts/7?page=2', comesTo: '/admin/accounts/7?page=2' },
    { left: '//elsewhere.example', comesTo: '/admin' },
    { left: null, comesTo: '/admin' },
  ])('leads back from $left to $comesTo', async ({ left, comesTo }) => {
    history.replaceState(null, '', '/admin/accounts/7?page=2');
    const { session, events } = await acting();
    expect(storage.getItem(WAITING_PAGE_KEY)).toBe('/admin/accounts/7?page=2');
    if (left === null) storage.removeItem(WAITING_PAGE_KEY);
    else storage.setItem(WAITING_PAGE_KEY, left);
    const returned = vi.fn();
    events.on('returned', returned);
    session.end(true);
    expect(returned).toHaveBeenCalledExactlyOnceWith({ to: comesTo });
    expect(storage.getItem(WAITING_PAGE_KEY)).toBeNull();
    history.replaceState(null, '', '/');
  });

  test('leads back also when the server ends it', async () => {
    const { session, events } = await acting();
    events.emit('unauthorized', { isLogout: false });
    expect((await session.resolve())?.id).toBe(1);
  });

  test('changes nothing when it is refused', async () => {
    const { session } = setUp(owners, 'own');
    await session.resolve();
    await expect(session.actFor(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(session.state().account?.id).toBe(1);
    expect(storage.getItem(WAITING_TOKEN_KEY)).toBeNull();
  });

  test('waits for nobody after a new login', async () => {
    const { session, heard } = await acting();
    session.begin(person(3));
    session.end(false);
    expect(session.state().status).toBe('anonymous');
    expect(heard).toContain('logout');
  });
});

describe('several tabs', () => {
  const elsewhere = (token: string | null) => {
    if (token === null) storage.removeItem(TOKEN_KEY);
    else storage.setItem(TOKEN_KEY, token);
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  };

  test('agree on a login and on a logout', async () => {
    const { session, heard } = setUp({ mine: person(1) });
    const stop = followOtherTabs(session, () => undefined);
    elsewhere('mine');
    await vi.waitFor(() => expect(session.state().account?.id).toBe(1), 30_000);
    elsewhere(null);
    expect(session.state().status).toBe('anonymous');
    expect(heard).toEqual(['loginRestored', 'logout']);
    stop();
  });
});
