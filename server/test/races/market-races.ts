import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Offer } from '@metra/contract/shapes/offer-shapes';
import type { TestApp } from '../app/test-app.ts';
import { aMember, anEditor, password, type SignedInAccount, signedIn } from '../factories/accounts.ts';
import { anOffer, anOfferWrite, aPublicOffer, beListed } from '../factories/offers.ts';
import { mailsTo } from '../readers/mails.ts';
import { type Race, race, refusals, served, times } from './race.ts';

const of = ({ id }: Pick<Offer, 'id'>) => ({ params: { offerId: id } });
const at = ({ id }: Pick<Offer, 'id'>) => ({ params: { id } });
const pageOf = ({ organisationId }: SignedInAccount) => ({ params: { organisationId } });

/** Resets the limits of messages, reports and views. */
const forgetLimits = ({ platform }: TestApp) => platform.database.pool.query('delete from rate_limits');

const aCompany = async (app: TestApp): Promise<SignedInAccount> => {
  const member = await signedIn(app, await aMember(app.platform));
  await beListed(app, member.organisationId);
  return member;
};

const save = (who: SignedInAccount, offer: Offer, changes: Parameters<typeof anOfferWrite>[0]) => () =>
  who.client.offers.update({ ...of(offer), body: { ...anOfferWrite(changes), version: offer.version } });

const unlist = (who: SignedInAccount) => async () => {
  const { name, version } = await who.client.organisations.read(pageOf(who));
  return who.client.organisations.update({ ...pageOf(who), body: { name, version, listed: false } });
};

/** The search index determines what is public, and every access to an offer uses it. */
async function assertHidden(app: TestApp, { organisationId }: SignedInAccount): Promise<void> {
  const { rows } = await app.platform.database.pool.query(
    'select offer_id from offer_search where organisation_id = $1',
    [organisationId],
  );
  assert.deepEqual(rows, [], 'Still to be found');
}

/** Repeats the other calls while one call runs, so that they overlap. */
function meanwhile(act: () => Promise<unknown>, others: readonly (() => Promise<unknown>)[]) {
  let isOver = false;
  const again = (call: () => Promise<unknown>) => async () => {
    while (!isOver) await call();
  };
  const once = async () => {
    try {
      await act();
    } finally {
      isOver = true;
    }
  };
  return [once, ...others.map(again)];
}

/** Offers, partners, reports and messages that change together with their owners. */
export const marketRaces: readonly Race[] = [
  race('an address of an organisation is taken several times at once: by one', async (app) => {
    const companies = await Promise.all(times(3, () => aCompany(app)));
    return async (round) => ({
      calls: companies.map((who) => async () => {
        const { name, version } = await who.client.organisations.read(pageOf(who));
        const body = { name, version, slug: `werk-${round}-${process.pid}` };
        return who.client.organisations.update({ ...pageOf(who), body });
      }),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['conflict.slug']);
      },
    });
  }),

  race('an organisation is unlisted while its offers are published: none is to be found', async (app) => {
    return async () => {
      const katrin = await aCompany(app);
      const drafts = [await anOffer(katrin), await anOffer(katrin), await anOffer(katrin)];
      return {
        calls: [
          ...drafts.map((draft) => save(katrin, draft, { state: 'PUBLISHED' })),
          () => anOffer(katrin, { state: 'PUBLISHED' }),
          unlist(katrin),
        ],
        async rule(outcomes) {
          assert.deepEqual(refusals(outcomes), []);
          await assertHidden(app, katrin);
        },
      };
    };
  }),

  race('offers are put back while their organisation is unlisted: they stay hidden', async (app) => {
    const editor = await signedIn(app, await anEditor(app.platform));
    const admin = editor.client.offersAdmin;
    return async () => {
      const katrin = await aCompany(app);
      const offers = await Promise.all(times(3, () => aPublicOffer(app, katrin)));
      for (const offer of offers) await admin.takeDown({ ...at(offer), body: { reason: 'Falsch' } });
      return {
        calls: [...offers.map((offer) => () => admin.putBack(at(offer))), unlist(katrin)],
        async rule(outcomes) {
          assert.deepEqual(refusals(outcomes), []);
          await assertHidden(app, katrin);
        },
      };
    };
  }),

  race('an organisation is deleted while others reach for it: nothing of it is left', async (app) => {
    return async () => {
      await forgetLimits(app);
      const [katrin, stranger] = [await aCompany(app), await aCompany(app)];
      const { organisationId } = katrin;
      const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
      const theirs = await aPublicOffer(app, stranger, { partners: [organisationId] });
      let [draft, named] = [await anOffer(katrin), theirs];
      return {
        calls: meanwhile(
          () => katrin.client.organisations.remove({ ...pageOf(katrin), body: { password } }),
          [
            async () => {
              const state = draft.state === 'DRAFT' ? 'PUBLISHED' : 'DRAFT';
              draft = await save(katrin, draft, { state, partners: [stranger.organisationId] })();
            },
            () => stranger.client.watchList.add({ body: { offerId: offer.id } }),
            () => stranger.client.watchList.add({ body: { organisationId } }),
            () => stranger.client.offers.answerInvitation({ ...of(offer), body: { accepted: true } }),
            async () => {
              const partners = named.partners.length > 0 ? [] : [organisationId];
              named = await save(stranger, named, { partners, state: 'PUBLISHED' })();
            },
            async () => {
              await forgetLimits(app);
              const body = { name: 'Jonas', email: 'jonas@weber.example', text: randomUUID() };
              await app.client().offerContacts.send({ ...of(offer), body });
            },
          ],
        ),
        async rule([removal]) {
          assert.equal(removal?.isServed, true);
          await assertHidden(app, katrin);
          const { rows } = await app.platform.database.pool.query(
            `select (select count(*)::int from offer_contacts where organisation_id = $1) as contacts,
              (select count(*)::int from offer_partners where organisation_id = $1
                or offer_id in (select id from offers where organisation_id = $1)) as partners,
              (select count(*)::int from watch_list where offer_id = $2 or watched_organisation_id = $1) as watchers`,
            [organisationId, offer.id],
          );
          assert.deepEqual(rows, [{ contacts: 0, partners: 0, watchers: 0 }]);
        },
      };
    };
  }),

  race('an invitation is accepted while it is withdrawn: nobody is named', async (app) => {
    const [katrin, stranger] = [await aCompany(app), await aCompany(app)];
    return async () => {
      const offer = await aPublicOffer(app, katrin, { partners: [stranger.organisationId] });
      return {
        calls: meanwhile(save(katrin, offer, { state: 'PUBLISHED', partners: [] }), [
          () => stranger.client.offers.answerInvitation({ ...of(offer), body: { accepted: true } }),
        ]),
        async rule([withdrawal, answer]) {
          assert.equal(withdrawal?.isServed, true);
          if (!answer?.isServed) assert.equal(answer?.key, 'not_found.offer');
          assert.deepEqual((await app.client().offers.partners(of(offer))).items, []);
        },
      };
    };
  }),

  race('two editors decide about one offer while it is reported: one takes it down, once', async (app) => {
    const editors = await Promise.all(times(2, async () => signedIn(app, await anEditor(app.platform))));
    const reporters = await Promise.all(times(3, () => aCompany(app)));
    const report = (offer: Offer, who: SignedInAccount) =>
      who.client.offerReports.create({ ...of(offer), body: { reason: 'SPAM' } });
    return async () => {
      await forgetLimits(app);
      const katrin = await aCompany(app);
      const offer = await aPublicOffer(app, katrin);
      const [first, ...others] = reporters as [SignedInAccount, SignedInAccount, SignedInAccount];
      await report(offer, first);
      return {
        calls: [
          ...editors.map(
            (editor) => () =>
              editor.client.offersAdmin.takeDown({
                ...at(offer),
                body: { reason: 'Der Preis ist erfunden' },
              }),
          ),
          ...others.map((who) => () => report(offer, who)),
        ],
        async rule(outcomes) {
          const decisions = outcomes.slice(0, 2);
          assert.equal(served(decisions).length, 1);
          assert.deepEqual(refusals(decisions), ['offer.already_taken_down']);
          assert.equal((await mailsTo(app.platform, katrin.email)).length, 1);
          await assertHidden(app, katrin);
          const { rows } = await app.platform.database.pool.query(
            `select o.open_reports = (select count(*) from offer_reports r where r.offer_id = o.id and r.state = 'OPEN') as tallies
             from offers o where o.id = $1`,
            [offer.id],
          );
          assert.deepEqual(rows, [{ tallies: true }]);
        },
      };
    };
  }),

  race('a robot looks many times at once: one look', async (app) => {
    const katrin = await aCompany(app);
    return async () => {
      await forgetLimits(app);
      const offer = await aPublicOffer(app, katrin);
      return {
        calls: times(8, () => () => app.client().offers.countView(of(offer))),
        async rule(outcomes) {
          assert.deepEqual(refusals(outcomes), []);
          assert.equal((await app.client().offers.report(of(offer))).views, 1);
        },
      };
    };
  }),

  race('one writer sends many messages at once: eight arrive', async (app) => {
    const katrin = await aCompany(app);
    return async () => {
      await forgetLimits(app);
      const offer = await aPublicOffer(app, katrin);
      return {
        calls: times(12, (index) => () => {
          const body = { name: 'Jonas', email: 'jonas@weber.example', text: `Frage ${index}` };
          return app.client().offerContacts.send({ ...of(offer), body });
        }),
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 8);
          assert.deepEqual(refusals(outcomes), ['rate_limit.exceeded']);
          const asked = { ...pageOf(katrin), query: { offerId: offer.id } };
          assert.equal((await katrin.client.offerContacts.list(asked)).total, 8);
        },
      };
    };
  }),
];
