import { reportTextStore } from '../../src/modules/reports/report-texts.store.ts';
import { aRecord, catalogueKpi } from '../factories/kpis.ts';
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
  storedName: 'metraLite.shared',
  batch: '6f1d2c3b-8a4e-4f5a-9b7c-0d1e2f3a4b5c',
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

/** A client chooses the id of its paste, so two companies may have the same. */
export async function aPaste({ member, word }: Organisation): Promise<void> {
  const kpi = await catalogueKpi(member, 'natural-gas');
  await aRecord(member, kpi, '2026-04', 1000, { note: word, batch: keys.batch });
}

export async function aStoredValue({ member: { client }, word }: Organisation): Promise<void> {
  await client.storage.write({ params: { name: keys.storedName }, body: { value: JSON.stringify(word) } });
}

export async function aSharedReport({ member: { client }, the }: Organisation): Promise<void> {
  const params = { frozenReportId: await the('frozenReport') };
  await client.frozenReports.share({ params, body: { expiresAt: '2027-06-30T22:00:00Z', withCode: true } });
}
