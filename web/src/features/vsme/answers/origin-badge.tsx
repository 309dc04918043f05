import type { Datapoint, DisclosuresOfYear } from '@metra/contract/shapes/standard-shapes';
import {
  Ban,
  Building2,
  Calculator,
  CircleDashed,
  EyeOff,
  History,
  Link2,
  type LucideIcon,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import { Badge } from '../../../design-system/values/badge.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

type Origin =
  | 'missing'
  | 'notApplicable'
  | 'omitted'
  | 'notAsked'
  | 'open'
  | 'kpi'
  | 'profile'
  | 'answered'
  | 'computed'
  | 'carried';

const ICONS: Record<Origin, LucideIcon> = {
  missing: TriangleAlert,
  notApplicable: Ban,
  omitted: EyeOff,
  notAsked: CircleDashed,
  open: CircleDashed,
  kpi: Link2,
  profile: Building2,
  answered: Pencil,
  computed: Calculator,
  carried: History,
};

const BY_SOURCE: Record<Datapoint['source'], Origin> = {
  KPI: 'kpi',
  PROFILE: 'profile',
  ANSWER: 'answered',
  COMPUTED: 'computed',
  CARRIED: 'carried',
  NONE: 'open',
};

function originOf({ state, source }: Pick<Datapoint, 'state' | 'source'>): Origin {
  if (state === 'MISSING') return source === 'COMPUTED' ? 'computed' : 'missing';
  if (state === 'NOT_APPLICABLE') return 'notApplicable';
  if (state === 'OMITTED_SENSITIVE') return 'omitted';
  if (state === 'NOT_ASKED') return 'notAsked';
  return BY_SOURCE[source];
}

interface OriginBadgeProps {
  of: Pick<Datapoint, 'state' | 'source'>;
  previousYear: DisclosuresOfYear['previousYear'];
  className?: string;
}

/** Where a value comes from, in a word with its icon. Only what is missing is a warning. */
export function OriginBadge({ of, previousYear, className }: OriginBadgeProps) {
  const { t } = useTranslate();
  const origin = originOf(of);
  return (
    <Badge tone={origin === 'missing' ? 'warning' : 'neutral'} icon={ICONS[origin]} className={className}>
      {t(`reporting.vsme.origin.${origin}`, { year: previousYear.label })}
    </Badge>
  );
}
