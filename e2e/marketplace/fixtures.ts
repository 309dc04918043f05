import type { Offer } from '@metra/contract/shapes/offer-shapes';
import { anOfferWrite } from '../../server/test/factories/offers.ts';
import { callerOf } from '../accounts/api.ts';
import { anAccount } from '../accounts/fixtures.ts';
import { test as base, expect } from '../content/fixtures.ts';
import type { WorkerFixtures } from '../fixtures.ts';

interface MarketFixtures {
  /** A public organisation near Freiburg has this offer, whose words are unique. */
  offer: Offer & { contactEmail: string };
}

let offers = 0;

export async function aCistern({
  machine,
  program,
}: Pick<WorkerFixtures, 'machine' | 'program'>): Promise<MarketFixtures['offer']> {
  offers += 1;
  const provider = await anAccount(machine, 'de');
  const { api } = callerOf(program, 'de', provider.token);
  await machine.database.kysely
    .updateTable('organisations')
    .set({ listed: true })
    .where('name', '=', provider.organisationName)
    .execute();
  const contactEmail = `angebot-${process.pid}-${offers}@lichtquell.example`;
  const texts = (title: string, summary: string) => ({
    title,
    summary,
    description: summary,
    priceHint: '',
  });
  const made = await api.offers.create({
    body: anOfferWrite({
      state: 'PUBLISHED',
      location: { label: '79098 Freiburg im Breisgau', latitude: 47.999, longitude: 7.842 },
      radiusKm: 200,
      contact: { email: contactEmail },
      translations: {
        de: texts(`Regenwasserzisterne ${offers}`, 'Wir bauen Zisternen und Regenwassertechnik.'),
        en: texts(`Rainwater cistern ${offers}`, 'We build cisterns and rainwater systems.'),
      },
    }),
  });
  return { ...made, contactEmail };
}

export const test = base.extend<MarketFixtures>({
  offer: async ({ machine, program }, use) => use(await aCistern({ machine, program })),
});

export { expect };
