import { expect, test } from 'vitest';
import { embedLine } from './embed-line.ts';

test('is one line of HTML that leads to the questionnaire in its language', () => {
  const line = embedLine('https://metra.example', 'esg-quick-check', 'en', 'The "quick" check');
  expect(line).toContain('src="https://metra.example/en/questionnaires/esg-quick-check/embed"');
  expect(line).toContain('title="The &quot;quick&quot; check"');
  expect(line).not.toContain('\n');
  expect(embedLine('https://metra.example', 'check', 'de', 'x')).toContain(
    '"https://metra.example/questionnaires/check/embed"',
  );
});
