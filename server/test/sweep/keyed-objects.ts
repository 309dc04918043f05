import { reportTextStore } from '../../src/modules/reports/report-texts.store.ts';
import { catalogueKpi } from '../factories/kpis.ts';
import type { Organisation } from './tenant-objects.ts';

/**
 * Some objects have no id: every organisation has them under the same year, section or name, and in the same version. A
 * statement that forgets the organisation finds those of all.
 */
export const keys = {
  year: 2026,
  section: 'foreword',
  explanation: 'gap-natural-gas',
  disclosureYear: 2025,
  datapoint: 'Assets',
  carriedDatapoint: 'UndertakingsLegalForm',
  table: 'ListOfSitesTable',
  disclosure: 'B3',
} as const;

const { year, section, explanation, disclosureYear } = keys;

export async function aNarrative({ member: { client }, word }: Organisation): Promise<void> {
  await client.reports.writeNarrative({ params: { year, section }, body: { text: word, version: 0 } });
}

/** The store keeps it whether or not the year has such a gap. */
export async function anExplanation({ app, member, word }: Organisation): Promise<void> {
  const { database, clock } = app.platform;
  const by = { accountId: member.id, now: clock.now() };
  await database.transaction((tx) =>
    reportTextStore(tx, member.organisationId, year).explain(explanation, { text: word, version: 0 }, by),
  );
}

export const siteRows = (word: string) => [
  { key: 'Werk', cells: [`${word}straße 1`, '70565', word, 'country:DE', null] },
];

/** The organisation answers a datapoint and a table and names a responsible person; it has answers of the year before. */
export async function answers({ member: { client }, word, the }: Organisation): Promise<void> {
  const { datapoint, carriedDatapoint, table, disclosure } = keys;
  const { answer, responsible } = client.disclosures;
  for (const each of [disclosureYear, disclosureYear - 1]) {
    const rows = siteRows(word);
    await answer({ params: { year: each, name: table }, body: { rows, remark: word, version: 0 } });
  }
  const value = { value: '4200000', remark: word, version: 0 };
  await answer({ params: { year: disclosureYear, name: datapoint }, body: value });
  const carried = { value: 'vsme:CooperativeMember', remark: word, version: 0 };
  await answer({ params: { year: disclosureYear - 1, name: carriedDatapoint }, body: carried });
  await responsible({
    params: { year: disclosureYear, code: disclosure },
    body: { accountId: await the('colleague') },
  });
}

export async function identifiers({ member: { client }, word }: Organisation): Promise<void> {
  await client.disclosures.changeIdentifiers({ body: { registerNumber: word, version: 0 } });
}

/** The organisation does not use a KPI of the catalogue. */
export async function aSwitchedOffKpi({ member, word }: Organisation): Promise<number> {
  const { id } = await catalogueKpi(member, 'biogas');
  await member.client.kpis.switchOff({ params: { id }, body: { reason: word } });
  return id;
}

export async function aSharedReport({ member: { client }, the }: Organisation): Promise<void> {
  const params = { frozenReportId: await the('frozenReport') };
  await client.frozenReports.share({ params, body: { expiresAt: '2027-06-30T22:00:00Z', withCode: true } });
}
