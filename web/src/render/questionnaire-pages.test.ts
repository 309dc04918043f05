import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { anAskedQuestionnaire, aQuestionnaireResult, aResultKey } from '../../test/questionnaire-builders.ts';
import { asked, htmlOf, rendering } from '../../test/rendered-site.ts';

const answers = {
  '/questionnaires/schnellcheck': anAskedQuestionnaire(),
  '/questionnaires/7': anAskedQuestionnaire(),
  [`/questionnaire-results/${aResultKey}`]: aQuestionnaireResult(),
};
const page = ['questionnaire', { id: 'schnellcheck' }, { answers }] as const;
const result = ['questionnaire-result', { id: 'schnellcheck', resultId: aResultKey }, { answers }] as const;
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'), html.indexOf('id="page-state"'));

describe('a questionnaire', () => {
  test('is one whole form without scripts', async () => {
    const said = bodyOf(await htmlOf(...page));
    expect(said).toMatch(/<form [^>]*method="post"/);
    for (const words of [
      'Womit heizen Sie?',
      'name="q1"',
      'value="12"',
      'name="q2"',
      'Sehr gut',
      'name="q4"',
      'name="q5"',
    ])
      expect(said).toContain(words);
    // The browser must not require an answer to a question that only some people are asked.
    expect(/<input[^>]*name="q4"[^>]*>/.exec(said)?.[0]).not.toContain('required');
    expect(said).not.toMatch(/\sstyle=/);
  });

  test('stands at the address of its name', async () => {
    expect(await rendering.renderPage(asked('questionnaire', { id: '7' }, { answers }))).toEqual({
      status: 301,
      address: '/questionnaires/schnellcheck',
    });
  });

  test('says that it is closed where it is switched off or never was', async () => {
    const made = await rendering.renderPage(asked('questionnaire', { id: 'gone' }, { answers }));
    expect(made).toMatchObject({ status: 404, html: expect.stringContaining('nicht geöffnet') });
  });

  test('on other sites opens what follows in a window of its own, and is not found by itself', async () => {
    const html = await htmlOf('framed-questionnaire', { id: 'schnellcheck' }, { answers });
    expect(bodyOf(html)).toMatch(/<form [^>]*target="_blank"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(rendering.pages.filter(({ mayBeFramed }) => mayBeFramed).map(({ path }) => path)).toEqual([
      '/questionnaires/:id/embed',
    ]);
  });
});

describe('its form', () => {
  const sent = (fields: string, taken?: (body: unknown) => void) => ({
    ...asked(...page),
    fields: new URLSearchParams(fields),
    formKey: '7d9f0f1e-0000-4000-8000-000000000000',
    fetch: (async (input, init) => {
      if (init?.method !== 'POST') return asked(...page).fetch(input, init);
      taken?.(JSON.parse(String(init.body)));
      return Response.json({ id: aResultKey, removedQuestions: [] }, { status: 201 });
    }) as typeof fetch,
  });

  test('leads to the result, and is the same when it is sent again', async () => {
    const bodies: unknown[] = [];
    const form = sent('q1=12&q2=21&q2=22&q3=4&q4=x&hm=?', (body) => bodies.push(body));
    expect(await rendering.submitForm(form)).toEqual({
      status: 303,
      address: `/questionnaires/schnellcheck/results/${aResultKey}`,
    });
    expect(bodies).toEqual([
      {
        submissionId: form.formKey,
        version: 3,
        secondsTaken: null,
        answers: [
          { questionId: 1, optionIds: [12] },
          { questionId: 2, optionIds: [21, 22] },
          { questionId: 3, value: 4 },
        ],
      },
    ]);
  });

  test('comes back with what was entered and what is wrong', async () => {
    const values = { q1: '11', q2: '21,22', q5: '<b>Zeit</b>, viel' };
    const refused = { name: 'answers', values, fields: ['questions/3'], message: 'Bitte prüfen.' };
    const made = await rendering.renderPage({ ...asked(...page), refused });
    const said = bodyOf('html' in made ? made.html : '');
    for (const value of [11, 21, 22])
      expect(new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(said)?.[0]).toContain('checked');
    expect(/<input[^>]*value="12"[^>]*>/.exec(said)?.[0]).not.toContain('checked');
    expect(said).toContain('&lt;b&gt;Zeit&lt;/b&gt;, viel</textarea>');
    // The page shows the server's message, and beside both questions what is missing.
    expect(said).toMatch(/role="alert"[^>]*>Bitte prüfen\./);
    expect(said.match(/role="alert"/g)).toHaveLength(3);
  });

  test('tells what the server answered', async () => {
    const refusing = (status: number, body: object) => ({
      ...sent('q1=11'),
      fetch: (async (input, init) =>
        init?.method === 'POST'
          ? Response.json(body, { status })
          : asked(...page).fetch(input, init)) as typeof fetch,
    });
    const fields = [{ path: 'questions/3', key: 'required' }];
    expect(
      await rendering.submitForm(
        refusing(400, { error: 'input.invalid', message: 'Bitte prüfen.', i18nKey: 'input.invalid', fields }),
      ),
    ).toEqual({ status: 400, message: 'Bitte prüfen.', fields: ['questions/3'] });
    const gone = { ...sent(''), params: { id: 'gone' } };
    expect(await rendering.submitForm(gone)).toMatchObject({ status: 404 });
  });
});

describe('a result', () => {
  test('is of the day it was on German clocks, wherever it is read', async () => {
    const late = { ...aQuestionnaireResult(), createdAt: '2026-11-16T23:15:00.000Z' };
    const [name, params] = result;
    const html = await htmlOf(name, params, { answers: { [`/questionnaire-results/${aResultKey}`]: late } });
    expect(bodyOf(html)).toContain('17. November 2026');
  });

  test('is whole without scripts, names goals and offers with their reasons, and is found by nobody', async () => {
    const html = await htmlOf(...result);
    const said = bodyOf(html);
    for (const words of [
      'Ihr größter Hebel: Umwelt.',
      'Dort stehen Sie bei 30 von 100 Punkten.',
      'Energie sparen',
      'Wegen Ihrer Antwort auf „Womit heizen Sie?“',
      'href="/marketplace/offers/9"',
      `href="/questionnaires/schnellcheck/results/${aResultKey}/pdf"`,
      'Nicht beantwortet',
    ])
      expect(said).toContain(words);
    expect(said).not.toMatch(/\sstyle=/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  test('that the API cannot even be asked for is not there', async () => {
    const refusing = {
      ...asked('questionnaire-result', { id: 'x', resultId: 'y' }),
      fetch: (async () => Response.json({ error: 'input.invalid' }, { status: 400 })) as typeof fetch,
    };
    expect(await rendering.renderPage(refusing)).toMatchObject({ status: 404 });
  });
});

const structureOf = (html: string): string[] =>
  (html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[^\s>][^>]*>/g) ?? []).map((tag) =>
    tag.replace(/="[^"]*"/g, ''),
  );

test.each(hostileTexts)('the texts of editors and providers stay text: %s', async (text) => {
  const said = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, each) =>
        [
          'text',
          'help',
          'name',
          'description',
          'title',
          'minLabel',
          'maxLabel',
          'placeholder',
          'unit',
        ].includes(key) && typeof each === 'string'
          ? text
          : each,
      ),
    );
  const hostile = {
    answers: Object.fromEntries(Object.entries(answers).map(([path, it]) => [path, said(it)])),
  };
  for (const [name, params] of [
    [page[0], page[1]],
    [result[0], result[1]],
  ] as const) {
    const html = await htmlOf(name, params, hostile);
    expect(html.match(/<script(?![^>]* (src=|type="application\/(ld\+)?json"))/g)).toHaveLength(1);
    expect(structureOf(html).filter((tag) => /<(img|iframe|svg)[^>]* on/i.test(tag))).toEqual([]);
    expect(bodyOf(html)).not.toContain('<img src=x');
  }
});
