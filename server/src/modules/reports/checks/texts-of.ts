import type {
  ReportCompany,
  ReportGap,
  ReportGoal,
  ReportNarrative,
} from '@metra/contract/shapes/report-shapes';
import type { Datapoint, DisclosuresOfYear, DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import type { TextToCheck } from './claims-in.ts';

interface Written {
  company: Pick<ReportCompany, 'description' | 'slogan'>;
  narrative: readonly Pick<ReportNarrative, 'section' | 'text'>[];
  goals: readonly Pick<ReportGoal, 'id' | 'note'>[];
  gaps: readonly Pick<ReportGap, 'key' | 'note' | 'explanation'>[];
}

const isText = (text: unknown): text is string => typeof text === 'string';

/** All texts that people wrote in their own words, wherever the report prints them. */
export function textsOf(
  { company, narrative, goals, gaps }: Written,
  { disclosures }: Pick<DisclosuresOfYear, 'disclosures'>,
): TextToCheck[] {
  const all: { place: TextToCheck['place']; text: string | null | undefined }[] = [
    ...narrative.map(({ section, text }) => ({ place: { kind: 'NARRATIVE' as const, section }, text })),
    { place: { kind: 'PROFILE', field: 'slogan' }, text: company.slogan },
    { place: { kind: 'PROFILE', field: 'description' }, text: company.description },
    ...goals.map(({ id, note }) => ({ place: { kind: 'GOAL' as const, id }, text: note })),
    ...gaps.flatMap(({ key, note, explanation }) =>
      [note, explanation?.text].map((text) => ({ place: { kind: 'EXPLANATION' as const, key }, text })),
    ),
    ...disclosures.flatMap(({ code, datapoints, tables }) =>
      [
        ...datapoints.map((each) => ({ name: each.name, texts: textsOfDatapoint(each) })),
        ...tables.map((each) => ({ name: each.name, texts: textsOfTable(each) })),
      ].flatMap(({ name, texts }) =>
        texts.map((text) => ({ place: { kind: 'DATAPOINT' as const, name, disclosure: code }, text })),
      ),
    ),
  ];
  return all.flatMap(({ place, text }) => (isText(text) ? [{ place, text }] : []));
}

const textsOfDatapoint = ({ type, value, source, reason, remark }: Datapoint) => [
  (type === 'TEXT' || type === 'STRING') && source !== 'PROFILE' && isText(value) ? value : null,
  reason,
  remark,
];

const textsOfTable = ({ rows, columns, axis, source, reason, remark }: DisclosureTable) => [
  ...(source === 'PROFILE'
    ? []
    : rows.flatMap(({ key, cells }) => [
        axis.typed ? key : null,
        ...cells.map((cell, index) =>
          isText(cell) && (columns[index]?.type === 'TEXT' || columns[index]?.type === 'STRING')
            ? cell
            : null,
        ),
      ])),
  reason,
  remark,
];
