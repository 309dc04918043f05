import { formulaProblemKeys, importProblemKeys, limitKeys, ruleKeys } from '@metra/contract/core/field-keys';
import { describe, expect, test } from 'vitest';
import germanCompanyData from './de/company-data.json' with { type: 'json' };
import germanForms from './de/forms.json' with { type: 'json' };
import germanTracking from './de/tracking.json' with { type: 'json' };
import englishCompanyData from './en/company-data.json' with { type: 'json' };
import englishForms from './en/forms.json' with { type: 'json' };
import englishTracking from './en/tracking.json' with { type: 'json' };

type Texts = Record<string, string>;

const places: { prefix: string; texts: Record<'de' | 'en', Texts>; keys: readonly string[] }[] = [
  {
    prefix: 'field.',
    texts: { de: germanForms, en: englishForms },
    keys: [...ruleKeys, ...limitKeys.map((key) => `${key}.limit`)],
  },
  { prefix: 'problem.', texts: { de: germanTracking, en: englishTracking }, keys: importProblemKeys },
  {
    prefix: 'formula.problem.',
    texts: { de: germanCompanyData, en: englishCompanyData },
    keys: formulaProblemKeys,
  },
];

describe.each(places)('texts under $prefix', ({ prefix, texts, keys }) => {
  test.each(['de', 'en'] as const)('are those of the closed list in %s', (language) => {
    const there = Object.keys(texts[language]).filter((key) => key.startsWith(prefix));
    expect(there.toSorted()).toEqual(keys.map((key) => prefix + key).toSorted());
  });
});

test.each(['de', 'en'] as const)(
  'a limit is named where there is one, and nowhere else in %s',
  (language) => {
    const texts: Texts = { de: germanForms, en: englishForms }[language];
    const naming = Object.keys(texts).filter(
      (key) => key.startsWith('field.') && texts[key]?.includes('{limit}'),
    );
    expect(naming.toSorted()).toEqual(limitKeys.map((key) => `field.${key}.limit`).toSorted());
  },
);
