import type { Response as Answered, Body } from '@metra/contract/core/operation';
import type { disclosures } from '@metra/contract/operations/disclosures';
import type { Disclosure } from '@metra/contract/shapes/standard-shapes';
import type { Tx } from '../../../platform/database/database.ts';
import { assertVersion } from '../../../platform/http/assert-version.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError, invalid } from '../../../platform/http/domain-error.ts';
import { disclosureOf, versionOf } from '../definitions/cached-standards.ts';
import type { DatapointDefinition, StandardVersion, TableDefinition } from '../definitions/definition.ts';
import type { Answer, AnswerRow } from './answer.ts';
import { answersStore, answerWrites, isColleague, saveIdentifiers } from './answers.store.ts';
import { checkRows, checkValue } from './check-answer.ts';
import type { AnswerBody, DisclosureNeeds, DisclosuresService } from './disclosures.service.ts';

interface Asked {
  year: number;
  standard: string | undefined;
}

type Target =
  | { code: string; datapoint: DatapointDefinition; table?: undefined }
  | { code: string; table: TableDefinition; datapoint?: undefined };

/** Answers that people give to a standard's datapoints. */
export function answeringService(
  { database, clock, standards }: DisclosureNeeds,
  reader: Pick<DisclosuresService, 'disclosure' | 'values'>,
) {
  async function knownColleague(tx: Tx, organisationId: number, accountId: number | null | undefined) {
    if (accountId != null && !(await isColleague(tx, organisationId, accountId)))
      throw new DomainError('not_found.account');
  }

  return {
    async answer(call: Call, { year, standard }: Asked, name: string, body: AnswerBody): Promise<Disclosure> {
      const { organisationId, accountId } = call.actor;
      const version = await versionOf(standards, year, standard);
      const target = targetOf(version, name);
      const said = checkedBody(version, target, body);
      return database.transaction(async (tx) => {
        const writes = answerWrites(tx, organisationId, version.id, year);
        await writes.lock([name]);
        await knownColleague(tx, organisationId, body.responsibleId);
        const context = await reader.values(tx, call, year, version);
        const before = context.answers.get(name);
        assertVersion(before?.version ?? 0, body.version);
        const known = target.table ? context.values.table(target.table) : context.values.of(name);
        if (known.isMade && said && (said.state === 'ANSWERED' || said.state === 'NOT_APPLICABLE'))
          throw new DomainError('datapoint.from_kpi');
        const { remark = before?.remark ?? null, responsibleId = before?.responsible?.id ?? null } = body;
        const content = said ?? keptContent(before);
        await writes.save([
          {
            name,
            state: content.state,
            value: content.value,
            reason: content.reason,
            language: said ? call.language : (before?.language ?? call.language),
            remark: remark?.trim() || null,
            responsibleId,
            confirmedAt: said ? null : (before?.confirmedAt ?? null),
            confirmedBy: said ? null : (before?.confirmedById ?? null),
            changedAt: clock.now().toISOString(),
            changedBy: accountId,
          },
        ]);
        if (said && target.table) await writes.replaceRows(name, said.rows);
        return reader.disclosure(tx, call, year, version, target.code);
      });
    },

    async unchanged(
      call: Call,
      { year, standard }: Asked,
      { names, disclosure: code }: Body<typeof disclosures.unchanged>,
    ): Promise<Answered<typeof disclosures.unchanged>> {
      const { organisationId, accountId } = call.actor;
      const version = await versionOf(standards, year, standard);
      const wanted = names ? [...new Set(names)] : namesOf(version, code ?? '');
      for (const name of wanted) targetOf(version, name);
      return database.transaction(async (tx) => {
        const writes = answerWrites(tx, organisationId, version.id, year);
        await writes.lock(wanted);
        const context = await reader.values(tx, call, year, version);
        const { values, answers, answersBefore } = context;
        const carried = wanted.flatMap((name) => {
          const last = answersBefore.get(name);
          const now = answers.get(name);
          const { table } = targetOf(version, name);
          const { editable } = table ? values.table(table) : values.of(name);
          const isAnswered = (now?.state ?? null) !== null;
          // Datapoints that are named replace different answers; a whole disclosure keeps them.
          if (!last || last.state === null || !editable || (isAnswered && !names)) return [];
          return [{ last, now, isTable: table !== undefined }];
        });
        if (carried.length === 0 || (names && carried.length < wanted.length))
          throw new DomainError('datapoint.nothing_to_carry');
        const at = clock.now().toISOString();
        await writes.save(
          carried.map(({ last, now }) => ({
            name: last.name,
            state: last.state,
            value: last.value,
            reason: last.reason,
            language: last.language,
            remark: now?.remark ?? last.remark,
            responsibleId: now?.responsible?.id ?? last.responsible?.id ?? null,
            confirmedAt: at,
            confirmedBy: accountId,
            changedAt: at,
            changedBy: accountId,
          })),
        );
        const tables = carried.filter(({ isTable }) => isTable).map(({ last }) => last.name);
        if (tables.length > 0) await writes.carryRows(tables, year - 1);
        return { carried: carried.map(({ last }) => last.name) };
      });
    },

    async responsible(
      call: Call,
      { year, standard }: Asked,
      code: string,
      accountId: number | null,
    ): Promise<void> {
      const { organisationId } = call.actor;
      const version = await versionOf(standards, year, standard);
      const disclosure = disclosureOf(version, code);
      await database.transaction(async (tx) => {
        await knownColleague(tx, organisationId, accountId);
        await answerWrites(tx, organisationId, version.id, year).setResponsible(disclosure.id, accountId);
      });
    },

    async changeIdentifiers(
      { actor: { organisationId } }: Call,
      { lei, registerNumber, version }: Body<typeof disclosures.changeIdentifiers>,
    ): Promise<Answered<typeof disclosures.changeIdentifiers>> {
      const written = lei?.replace(/\s/g, '').toUpperCase() || null;
      if (written !== null && !isLei(written)) throw invalid('lei', 'pattern');
      return database.transaction(async (tx) => {
        const store = answersStore(tx, organisationId);
        await answerWrites(tx, organisationId, 0, 0).lock(['identifiers']);
        const before = await store.identifiers();
        assertVersion(before.version, version);
        await saveIdentifiers(tx, organisationId, {
          lei: lei === undefined ? before.lei : written,
          registerNumber:
            registerNumber === undefined ? before.registerNumber : registerNumber?.trim() || null,
        });
        return store.identifiers();
      });
    },
  };
}

function targetOf(version: StandardVersion, name: string): Target {
  for (const { code, datapoints, tables } of version.disclosures) {
    const datapoint = datapoints.find((each) => each.name === name);
    if (datapoint) return { code, datapoint };
    const table = tables.find((each) => each.name === name);
    if (table) return { code, table };
    if (tables.some(({ columns }) => columns.some((column) => column.name === name)))
      throw new DomainError('datapoint.in_table');
  }
  throw new DomainError('not_found.datapoint');
}

function namesOf(version: StandardVersion, code: string): string[] {
  const disclosure = disclosureOf(version, code);
  return [...disclosure.datapoints, ...disclosure.tables].map(({ name }) => name);
}

interface Content extends Pick<Answer, 'state' | 'value' | 'reason'> {
  rows: readonly AnswerRow[];
}

const keptContent = (before: Answer | undefined): Content => ({
  state: before?.state ?? null,
  value: before?.value ?? null,
  reason: before?.reason ?? null,
  rows: [],
});

/** The answer itself; undefined if only the remark or the responsible person changes. */
function checkedBody(
  version: StandardVersion,
  { datapoint, table }: Target,
  body: AnswerBody,
): Content | undefined {
  const { value, rows, state, reason } = body;
  const nothing: Content = { state: null, value: null, reason: null, rows: [] };
  if (datapoint && rows !== undefined) throw invalid('rows', 'additionalProperties');
  if (table && value !== undefined) throw invalid('value', 'additionalProperties');
  if (state === undefined && reason !== undefined) throw invalid('state', 'required');
  if (state !== undefined) {
    if ((value ?? null) !== null || (rows ?? []).length > 0) throw invalid('state', 'valueAndReason');
    if (reason === undefined) throw invalid('reason', 'required');
    return { ...nothing, state, reason: reason.trim() };
  }
  if (datapoint) {
    if (value === undefined) return undefined;
    if (value === null) return nothing;
    const checked = checkValue(datapoint, value, version.lists);
    if ('problem' in checked) throw invalid('value', checked.problem);
    return { ...nothing, state: 'ANSWERED', value: checked.value };
  }
  if (rows === undefined) return undefined;
  if (rows === null || rows.length === 0) return nothing;
  const checked = checkRows(table, rows, version.lists);
  if (checked.problems.length > 0)
    throw new DomainError('input.invalid', { fields: checked.problems.slice(0, 5000) });
  return { ...nothing, state: 'ANSWERED', rows: checked.rows };
}

/** ISO 17442 defines eighteen letters and digits with two check digits (ISO 7064, modulo 97-10). */
function isLei(text: string): boolean {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(text)) return false;
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
