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
  /** Slugs of the project's owner and of its partners. */
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
  /**
   * Either a day of the story, or an offset from the day on which the demo is created, so that some measures are
   * still open.
   */
  dueOn?: string;
  dueInDays?: number;
  /** The day of the progress note. A finished measure has its note from that day. */
  notedAt?: string;
  /** Null if the member is responsible. */
  responsibleName: string | null;
  /** In euros. */
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

/**
 * The demo company as the file describes it. Its days assume that `meta.lastMonth` is the month that has just ended.
 */
export interface Demo {
  meta: { lastMonth: string };
  organisation: DemoCompany;
  /** The previous strategy, whose goals are in the archive. */
  earlierStrategy: DemoStrategy & { finishedAt: string };
  archivedGoals: ArchivedGoal[];
  strategy: DemoStrategy & { goals: RunningGoal[] };
  ownFactors: DemoFactor[];
  kpiRecords: DemoRecord[];
  projects: DemoProject[];
}

const source = join(import.meta.dirname, '../../../catalogue/demo.json');

export const readDemo = (): Demo => JSON.parse(readFileSync(source, 'utf8')) as Demo;
