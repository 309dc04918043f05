import { expect, test } from 'vitest';
import { currentAdminPage } from './admin-items.ts';

const groups = [
  { items: [{ href: '/admin', label: 'Übersicht' }] },
  { items: [{ href: '/admin/goals', label: 'Ziele' }] },
];

test.each([
  ['/admin', '/admin'],
  ['/admin/goals', '/admin/goals'],
  ['/admin/goals/7', '/admin/goals'],
  // The page of another role, or no page at all.
  ['/admin/accounts', undefined],
])('at %s the current page is %s', (pathname, page) => {
  expect(currentAdminPage(groups, pathname)).toBe(page);
});
