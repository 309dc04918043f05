import { describe, expect, test } from 'vitest';
import kpis from '../../../catalogue/kpis.json' with { type: 'json' };
import vsme from '../../../catalogue/vsme.json' with { type: 'json' };
import { parseFormula } from '../kpis/rules/formula.ts';

interface Datapoint {
  slug: string;
  kpi: string | null;
  expression: string | null;
  input: string;
}

const datapoints = vsme.disclosures.flatMap((disclosure): Datapoint[] => disclosure.datapoints);
const offered = kpis.filter((kpi) => !('deprecated' in kpi && kpi.deprecated));

describe('the questions of VSME', () => {
  test('is there for every KPI that says it answers it', () => {
    const known = new Set(datapoints.map(({ slug }) => slug));
    const named = kpis.flatMap(({ vsme: answers }) => (answers ? [answers.datapoint] : []));
    expect(named.filter((datapoint) => !known.has(datapoint))).toEqual([]);
  });

  test('is answered by KPIs that are offered, through formulas that can be read', () => {
    const slugs = new Set(offered.map(({ slug }) => slug));
    for (const { slug, kpi, expression, input } of datapoints) {
      if (kpi !== null) expect(slugs.has(kpi), `${slug} names ${kpi}`).toBe(true);
      if (expression !== null) expect(() => parseFormula(expression), slug).not.toThrow();
      if (input === 'kpi') expect(kpi ?? expression, slug).not.toBeNull();
    }
  });

  test('counts accidents that VSME calls recordable, not those Germany wants reported', () => {
    expect(datapoints.find(({ slug }) => slug === 'b9-accidents')?.kpi).toBe('accidents-recordable');
    expect(kpis.find(({ slug }) => slug === 'accidents')?.name).toMatchObject({
      de: expect.stringContaining('Meldepflichtige'),
      en: expect.not.stringContaining('ecordable'),
    });
  });
});
