import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { cachedVocabulary } from './search-words.module.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the words that come with the program', () => {
  test('are known in both languages', async () => {
    const { synonymsOf, relatedTo, partsOf } = await cachedVocabulary(app.platform)();
    expect(synonymsOf('Solaranlage')).toEqual(expect.arrayContaining(['Photovoltaik', 'solar panels']));
    expect(relatedTo('Photovoltaik')).toContain('Dach verpachten');
    expect(partsOf('Solaranlage')).toEqual(['Solar', 'Anlage']);
  });

  test('are read again when the catalogue has changed, and not before', async () => {
    const { database, signals } = app.platform;
    const vocabulary = cachedVocabulary(app.platform);
    const before = await vocabulary();
    await sql`update search_synonyms set german_terms = german_terms || array['Sonnenfänger']
      where slug = 'photovoltaic'`.execute(database.kysely);
    expect(await vocabulary()).toBe(before);
    await signals.send(database.kysely, 'catalogue');
    await expect.poll(async () => (await vocabulary()).synonymsOf('PV')).toContain('Sonnenfänger');
  });

  test.each([
    [
      'a group of one term',
      sql`insert into search_synonyms (slug, german_terms, english_terms) values ('x', '{a}', '{}')`,
    ],
    [
      'an empty term',
      sql`insert into search_synonyms (slug, german_terms, english_terms) values ('x', '{a,""}', '{}')`,
    ],
    [
      'a compound of one part',
      sql`insert into search_compounds (slug, word, parts) values ('x', 'xx', '{x}')`,
    ],
    [
      'a relation to nothing',
      sql`insert into search_relations (slug, asked_terms, related_terms) values ('x', '{a}', '{}')`,
    ],
  ])('%s is refused by the database', async (_, statement) => {
    await expect(statement.execute(app.platform.database.kysely)).rejects.toThrow('check constraint');
  });
});
