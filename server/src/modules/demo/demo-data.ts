import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import type { Texts } from '../../platform/delivered-files.ts';
import type { DemoFactor, DemoRecord } from '../kpis/kpis.module.ts';

interface Text {
  de: string;
}

interface DemoProject {
  slug: string;
  name: Texts;
  description: Texts;
  /** Organisations by their slug: whose it is, and who takes part. */
  organisation: string;
  partners: string[];
  startedAt: string;
  finishedAt: string | null;
}

export interface DemoMeasure {
  measure: string;
  state: MeasureState;
  startedAt: string | null;
  finishedAt: string | null;
  /** Either a day of the story, or one counted from the day the demo is made: so that something waits to be done. */
  dueOn?: string;
  dueInDays?: number;
  /** When someone wrote down how it goes; what is finished is told on that day. */
  notedAt?: string;
  /** Null: the member does it. */
  responsibleName: string | null;
  /** Euros. */
  costPlanned?: number;
  costActual?: number;
  savingPerYear?: number;
  rating: number | null;
  note: Text | null;
}

export interface DemoTarget {
  kpi: string;
  baseline: number;
  baselineYear: number;
  target: number;
  targetYear: number;
}

interface DemoGoal {
  goal: string;
  startedAt: string;
  measures: DemoMeasure[];
}

export interface RunningGoal extends DemoGoal {
  targetDate: string;
  note: Text;
  targets: DemoTarget[];
}

export interface ArchivedGoal extends DemoGoal {
  inactiveSince: string;
  result: Text;
}

export interface DemoCompany {
  name: string;
  industry: string;
  size: string;
  location: { street: string; zipCode: string; city: string; country: string; lat: number; lon: number };
  email: string;
  website: string;
  description: Text;
  subscription: { activeUntil: string };
  billingData: { street: string; zipCode: string; city: string; country: string; additionalInfo: string };
}

export interface DemoStrategy {
  name: Text;
  activatedAt: string;
}

/** The demo company as it is written down: its days lie where `meta.lastMonth` is the month that has just ended. */
export interface Demo {
  meta: { lastMonth: string };
  organisation: DemoCompany;
  /** The one before, with the goals that are in the archive. */
  earlierStrategy: DemoStrategy & { finishedAt: string };
  archivedGoals: ArchivedGoal[];
  strategy: DemoStrategy & { goals: RunningGoal[] };
  ownFactors: DemoFactor[];
  kpiRecords: DemoRecord[];
  projects: DemoProject[];
}

const source = join(import.meta.dirname, '../../../catalogue/demo.json');

export const readDemo = (): Demo => JSON.parse(readFileSync(source, 'utf8')) as Demo;
