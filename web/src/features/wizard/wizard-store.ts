import { createListeners } from '../../design-system/behaviour/store.ts';
import type { Owner } from '../../lib/autosave/owner.ts';
import type { SaveState } from '../../lib/autosave/save-state.ts';
import {
  createStoredValue,
  type StoredValue,
  type StoredValueCalls,
} from '../../lib/autosave/stored-values.ts';
import type { KeyValueStorage } from '../../lib/storage/safe-storage.ts';
import { storedNames } from './wizard-opening.ts';
import { type Choice, emptyProgress, type Progress, type WizardState } from './wizard-state.ts';
import { reset } from './wizard-steps.ts';
import {
  type CompanyInfo,
  emptyCompany,
  mergeChoice,
  mergeCompany,
  mergeIds,
  mergeProgress,
  parseChoice,
  parseCompany,
  parseIds,
  parseProgress,
} from './wizard-values.ts';

interface Values {
  steps: Progress;
  motivation: readonly number[];
  goals: Choice;
  measures: Choice;
  companyInfo: CompanyInfo;
}

export type ValueName = keyof Values;

/** Values of two people are merged, so that no conflict remains. */
export type WizardSaveState = Exclude<SaveState, 'typed' | 'waiting' | 'conflict'>;

export interface WizardSnapshot {
  state: WizardState;
  company: CompanyInfo;
  saving: WizardSaveState;
  /** Values that are stored in a form nobody can read; they count as empty until they are begun anew. */
  unreadable: readonly ValueName[];
}

export interface WizardStore {
  load(): Promise<void>;
  snapshot(): WizardSnapshot;
  subscribe(listener: () => void): () => void;
  change(next: (state: WizardState) => WizardState): void;
  changeCompany(company: CompanyInfo): void;
  /** Gives up what is stored unreadably. */
  beginAnew(name: ValueName): Promise<void>;
  reset(): Promise<void>;
  /** The strategy is there, and the server has forgotten what led to it: so does this browser. */
  forget(): void;
  /** Writes now what is waiting. */
  flush(): Promise<void>;
  /** Takes over what another tab or a colleague has stored meanwhile. */
  refresh(): Promise<void>;
  dispose(): void;
}

export interface WizardStoreNeeds {
  owner: Owner;
  calls: StoredValueCalls;
  storage: KeyValueStorage;
  isUnreadable: (error: unknown) => boolean;
  onError: (error: unknown) => void;
}

const WORST_FIRST: readonly (readonly [WizardSaveState, SaveState])[] = [
  ['refused', 'refused'],
  ['offline', 'offline'],
  ['saving', 'saving'],
  ['saving', 'waiting'],
];

export function createWizardStore({ isUnreadable, ...needs }: WizardStoreNeeds): WizardStore {
  const values = openValues(needs);
  const all = Object.entries(values) as [ValueName, StoredValue<unknown>][];
  const { subscribe, notify } = createListeners();
  const unreadable = new Set<ValueName>();
  let snapshot = look();
  let loading: Promise<void> | undefined;

  function look(): WizardSnapshot {
    return {
      state: {
        progress: values.steps.value() ?? emptyProgress,
        motivation: values.motivation.value() ?? [],
        goals: values.goals.value() ?? {},
        measures: values.measures.value() ?? {},
      },
      company: values.companyInfo.value() ?? emptyCompany,
      saving:
        WORST_FIRST.find(([, state]) => all.some(([, value]) => value.state() === state))?.[0] ?? 'saved',
      unreadable: [...unreadable],
    };
  }

  function tell() {
    snapshot = look();
    notify();
  }

  async function read(name: ValueName, reading: Promise<unknown>): Promise<void> {
    try {
      await reading;
      unreadable.delete(name);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      needs.onError(error);
      unreadable.add(name);
    }
  }

  async function readAll(how: (value: StoredValue<unknown>) => Promise<unknown>): Promise<void> {
    await Promise.all(all.map(([name, value]) => read(name, how(value))));
    tell();
  }

  function put<Name extends ValueName>(name: Name, value: Values[Name]) {
    unreadable.delete(name);
    values[name].set(value);
  }

  for (const [, value] of all) value.subscribe(tell);

  return {
    load() {
      loading ??= readAll((value) => value.load()).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    snapshot: () => snapshot,
    subscribe,
    change(next) {
      const before = snapshot.state;
      const after = next(before);
      if (after.progress !== before.progress) put('steps', after.progress);
      if (after.motivation !== before.motivation) put('motivation', after.motivation);
      if (after.goals !== before.goals) put('goals', after.goals);
      if (after.measures !== before.measures) put('measures', after.measures);
    },
    changeCompany: (company) => put('companyInfo', company),
    async beginAnew(name) {
      await values[name].remove();
      unreadable.delete(name);
      tell();
    },
    async reset() {
      await Promise.all(all.map(([, value]) => value.remove()));
      unreadable.clear();
      tell();
    },
    forget() {
      for (const [, value] of all) value.forget();
      unreadable.clear();
      tell();
    },
    async flush() {
      await Promise.all(all.map(([, value]) => value.flush()));
    },
    refresh: () => readAll((value) => value.refresh()),
    dispose() {
      for (const [, value] of all) value.dispose();
    },
  };
}

type OpenValues = { [Name in ValueName]: StoredValue<Values[Name]> };

function openValues({ owner, calls, storage, onError }: Omit<WizardStoreNeeds, 'isUnreadable'>): OpenValues {
  const shared = { owner, calls, storage, onError };
  return {
    steps: createStoredValue<Progress>({
      ...shared,
      name: storedNames.steps,
      parse: parseProgress,
      merge: mergeProgress,
    }),
    motivation: createStoredValue<readonly number[]>({
      ...shared,
      name: storedNames.motivation,
      parse: parseIds,
      merge: mergeIds,
    }),
    goals: createStoredValue<Choice>({
      ...shared,
      name: storedNames.goals,
      parse: parseChoice,
      merge: mergeChoice,
    }),
    measures: createStoredValue<Choice>({
      ...shared,
      name: storedNames.measures,
      parse: parseChoice,
      merge: mergeChoice,
    }),
    companyInfo: createStoredValue<CompanyInfo>({
      ...shared,
      name: storedNames.companyInfo,
      parse: parseCompany,
      merge: mergeCompany,
    }),
  };
}

/** The earlier strategy is finished and the next one begins: only the company stays what it is. */
export function beginNextStrategy(store: WizardStore): void {
  if (store.snapshot().state.progress.summary.done) store.change(reset);
}
