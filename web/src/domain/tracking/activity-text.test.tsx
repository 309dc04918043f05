import type { Activity } from '@metra/contract/shapes/tracking-shapes';
import { beforeAll, expect, test } from 'vitest';
import { initializeTolgee } from '../../lib/i18n/initialize-tolgee.ts';
import { loadTexts } from '../../lib/i18n/tolgee.ts';
import { activityText } from './activity-text.ts';
import '../../lib/i18n/all-texts.ts';

beforeAll(async () => {
  initializeTolgee();
  await loadTexts('goals');
});

const activity = (about: Partial<Activity>): Activity => ({
  id: 1,
  at: '2026-11-15T12:00:00.000Z',
  type: 'goal.changed',
  by: 'Mira Wiesengrund',
  goal: null,
  measure: null,
  data: {},
  ...about,
});

test('a removed object has its last name', () => {
  const data = { name: 'Energie effizient nutzen' };
  expect(activityText(activity({ type: 'goal.removed', data }))).toContain('„Energie effizient nutzen“');
  expect(activityText(activity({ type: 'measure.removed', data }))).toContain('„Energie effizient nutzen“');
});

test('an existing object has its present name, and an unknown one a general name', () => {
  const goal = { id: 7, name: 'Wasser sparen' };
  expect(activityText(activity({ goal }))).toContain('„Wasser sparen“');
  expect(activityText(activity({ type: 'goal.painted' }))).toContain('Mira Wiesengrund');
});
