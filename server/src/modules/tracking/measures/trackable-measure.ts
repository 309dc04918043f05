import type { Language, Sector } from '@metra/contract/core/primitives';
import type { MeasureState, Rating, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { textsIn } from '../../../platform/translations.ts';
import { measurePictureAddress } from '../../catalogue/catalogue.module.ts';
import { isOverdue } from './overdue.ts';

/** A link that opens a file in a browser for a limited time. */
export type LinkTo = (file: { id: number; name: string; mime_type: string }) => string;

/** A row from the database, read directly or as JSON within a goal, in which instants are texts. */
export interface MeasureRow {
  id: number;
  trackable_goal_id: number;
  goal_name: string;
  goal_slug: string;
  goal_active: boolean;
  sector: Sector;
  measure_id: number | null;
  slug: string | null;
  translations: unknown;
  effort: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  impact: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  landing_page_id: number | null;
  is_own: boolean;
  own_name: string | null;
  own_description: string | null;
  state: MeasureState;
  responsible_id: number | null;
  responsible_full_name: string | null;
  responsible_name: string | null;
  starts_on: string | null;
  due_on: string | null;
  note: string | null;
  cost_planned_cents: number | null;
  cost_actual_cents: number | null;
  saving_per_year_cents: number | null;
  updated_at: string | Date;
  version: number;
  rating: { score: number; comment: string | null; rated_at: string } | null;
  matching_offers: number;
  evidence: { id: number; name: string; mime_type: string; size: number }[];
}

export interface MeasureContext {
  language: Language;
  today: Temporal.PlainDate;
  linkTo: LinkTo;
}

interface MeasureTexts {
  name: string;
  description: string;
  firstSteps: string[];
}

/** A measure for members. */
export function trackableMeasure(
  row: MeasureRow,
  { language, today, linkTo }: MeasureContext,
): TrackableMeasure {
  const texts = row.measure_id === null ? ownTexts(row) : textsIn<MeasureTexts>(row.translations, language);
  return {
    id: row.id,
    measureId: row.measure_id,
    own: row.is_own,
    slug: row.slug,
    name: texts.name,
    description: texts.description,
    image: pictureOf(row),
    sector: row.sector,
    goal: { id: row.trackable_goal_id, name: row.goal_name, active: row.goal_active },
    landingPageId: row.landing_page_id,
    state: row.state,
    responsible:
      row.responsible_id === null ? null : { id: row.responsible_id, name: row.responsible_full_name ?? '' },
    responsibleName: row.responsible_name,
    startsOn: row.starts_on,
    dueOn: row.due_on,
    overdue: isOverdue(row.state, row.due_on, today),
    note: row.note,
    effort: row.effort,
    impact: row.impact,
    costPlanned: row.cost_planned_cents,
    costActual: row.cost_actual_cents,
    savingPerYear: row.saving_per_year_cents,
    firstSteps: texts.firstSteps,
    evidence: row.evidence.map((file) => ({
      id: file.id,
      name: file.name,
      mimeType: file.mime_type,
      size: file.size,
      url: linkTo(file),
    })),
    matchingOffers: row.matching_offers,
    rating: row.rating && ratingView(row.rating),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}

export const ratingView = (rating: {
  score: number;
  comment: string | null;
  rated_at: string | Date;
}): Rating => ({
  score: rating.score,
  comment: rating.comment,
  ratedAt: new Date(rating.rated_at).toISOString(),
});

/** The picture of an own measure is derived from its id. */
export const pictureOf = ({
  id,
  slug,
  goal_slug,
  sector,
}: Pick<MeasureRow, 'id' | 'slug' | 'goal_slug' | 'sector'>) =>
  measurePictureAddress(slug ?? `own-${id}`, goal_slug, sector);

const ownTexts = ({ own_name, own_description }: MeasureRow): MeasureTexts => ({
  name: own_name ?? '',
  description: own_description ?? '',
  firstSteps: [],
});
