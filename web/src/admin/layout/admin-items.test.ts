import { expect, test } from 'vitest';
import { currentRoom } from './admin-items.ts';

const groups = [
  { items: [{ href: '/admin', label: 'Übersicht' }] },
  { items: [{ href: '/admin/goals', label: 'Ziele' }] },
];

test.each([
  ['/admin', '/admin'],
  ['/admin/goals', '/admin/goals'],
  ['/admin/goals/7', '/admin/goals'],
  // A room of others, or none at all.
  ['/admin/accounts', undefined],
])('at %s the current room is %s', (pathname, room) => {
  expect(currentRoom(groups, pathname)).toBe(room);
});
