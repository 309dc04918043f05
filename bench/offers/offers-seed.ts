import { readDemoMarketplace } from '../../server/src/modules/demo/demo-marketplace-data.ts';
import { indexedText, wordsIn } from '../../server/src/modules/marketplace/search/fold-text.ts';
import { seed } from '../lib/seeding.ts';

/** Returns words of offers, common ones first, and generated compounds that few offers contain. */
function wordList(): { word: string; shown: string }[] {
  const { offers } = readDemoMarketplace();
  const texts = offers.flatMap(({ name, summary, description }) =>
    [name, summary, description].flatMap(({ de, en }) => [de, en]),
  );
  const words = [...new Map(texts.flatMap(wordsIn).map((each) => [each.word, each])).values()];
  const long = words.filter(({ word }) => word.length > 5);
  const compounds = Array.from({ length: 8_000 }, (_, n) => {
    const [first, last] = [long[(n * 7) % long.length], long[(n * 13 + 5) % long.length]];
    return {
      word: `${first?.word}${last?.word}`.slice(0, 60),
      shown: `${first?.shown}${last?.word}`.slice(0, 60),
    };
  });
  return [...new Map([...words, ...compounds].map((each) => [each.word, each])).values()];
}

/** Creates public offers all over the country, with titles of four words and texts of sixty. */
export const seedOffers = (adminConnectionString: string, count: number): Promise<void> =>
  seed(adminConnectionString, `${count} offers`, async ({ run, inChunks }) => {
    const words = wordList();
    const organisations = Math.ceil(count / 20);
    await run('settings', `set session_replication_role = replica; select setseed(0.5)`);
    await run('words', `insert into offer_words (word, shown) select * from unnest($1::text[], $2::text[])`, [
      words.map(({ word }) => word),
      words.map(({ shown }) => shown),
    ]);
    await run(
      'vocabulary',
      `create temp table vocabulary as
        select row_number() over () as n, word from unnest($1::text[]) as w (word)`,
      [words.map(({ word }) => indexedText(word))],
    );
    await run(
      'organisations',
      `
      create index on vocabulary (n);
      analyze vocabulary;
      insert into organisations (slug, name, listed, verified_at)
      select 'bench-' || n, 'Bench ' || n, true, now() from generate_series(1, ${organisations}) n`,
    );
    await inChunks(
      'offers',
      count,
      (from, to) => `
      insert into offers (organisation_id, offer_type, translations, state, remote, latitude, longitude, location_label,
        created_at, updated_at, published_at)
      select (select min(id) from organisations where slug like 'bench-%') + n % ${organisations},
        (array['service', 'product', 'training', 'consulting', 'software', 'event'])[1 + n % 6],
        jsonb_build_object('de', jsonb_build_object('title', 'Angebot ' || n, 'summary', 'Kurz gesagt')),
        'PUBLISHED', n % 10 < 3, 47.3 + random() * 7.5, 6 + random() * 8.5, 'Ort', now(), now(),
        now() - n % 900 * interval '1 day'
      from generate_series(${from}, ${to}) n`,
    );
    await run(
      'numbers of the offers',
      `
      create temp table numbered as select row_number() over (order by id) as n, id from offers;
      create index on numbered (n);
      analyze numbered`,
    );
    // The cube makes few words common and most words rare, as in natural language.
    await inChunks(
      'words of the offers',
      count,
      (from, to) => `
      insert into offer_search (offer_id, organisation_id, words, categories, offer_type, tags, tags_and_above, remote,
        position, published_on, german_title, english_title, index_version)
      select o.id, o.organisation_id,
        setweight(to_tsvector('german', t.title), 'A') || setweight(to_tsvector('german', t.summary), 'B')
          || setweight(to_tsvector('german', t.text), 'D'),
        c.slugs, o.offer_type, g.slugs, g.slugs || array['environment'], o.remote, sphere_point(o.latitude, o.longitude),
        floor(extract(epoch from o.published_at) / 86400), t.title, '', 1
      from (select id from numbered where n between ${from} and ${to}) chunk join offers o using (id)
      cross join lateral (
        select string_agg(word, ' ') filter (where place <= 4) as title,
          string_agg(word, ' ') filter (where place between 5 and 14) as summary,
          string_agg(word, ' ') filter (where place > 14) as text
        from (select place, 1 + floor(power(random(), 3) * (select count(*) - 1 from vocabulary) + 0 * o.id)::int as n
          from generate_series(1, 74) place) drawn join vocabulary using (n)
      ) t
      cross join lateral (select array_agg(slug) as slugs from
        (select slug from categories order by md5(slug || o.id) limit 2) chosen) c
      cross join lateral (select array_agg(slug) as slugs from
        (select slug from tags order by md5(slug || o.id) limit 6) chosen) g`,
    );
    await run(
      'uses of the words',
      `
      update offer_words w set uses = ceil(s.ndoc::float8 / f.forms)
      from ts_stat('select words from offer_search') s
      join (select german_stem, count(*) as forms from offer_words group by 1) f on f.german_stem = s.word
      where w.german_stem = s.word`,
    );
    await run('vacuum', 'vacuum analyze');
  });
