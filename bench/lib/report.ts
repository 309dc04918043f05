import { type Budget, budgetText, isKept, missText } from './budget.ts';

/** Budgets with a common reason and a common place to look. */
export interface Group {
  readonly title: string;
  /** Why a user would notice that the budget is missed. */
  readonly why: string;
  /** The first place to look when it is missed. */
  readonly look: string;
  /** The budget applies only to the full amount of data. */
  readonly isSizeBound?: boolean;
}

export type Verdict = 'kept' | 'missed' | 'not judged';

/** A measured value and whether it meets its budget. */
export interface Outcome extends Pick<Budget, 'name' | 'value' | 'unit' | 'wanted' | 'detail'> {
  readonly group: Group;
  readonly verdict: Verdict;
  readonly text: string;
}

interface Output {
  /** Whether there is less data than the budgets assume. */
  readonly isQuick: boolean;
  print(line: string): void;
  note(outcome: Outcome): void;
}

const marks: Readonly<Record<Verdict, string>> = { kept: 'ok  ', missed: 'MISS', 'not judged': '-   ' };
const below = ' '.repeat(8);

/** Prints each value with its budget and passes the outcome on. */
export function createReport({ isQuick, print, note }: Output) {
  return {
    group(group: Group) {
      print(`\n${group.title}`);
      print(`  ${group.why}`);

      function judge(budget: Budget): Outcome {
        const verdict = verdictOf(budget, isQuick && group.isSizeBound === true);
        const { findings, ...measured } = budget;
        const outcome = { ...measured, group, verdict, text: textOf(budget, verdict) };
        note(outcome);
        return outcome;
      }
      const printLine = (verdict: Verdict, name: string, text: string) =>
        print(`  ${marks[verdict]}  ${name.padEnd(40)} ${text}`);
      function printHints(findings: readonly string[] = []) {
        print(`${below}look at ${group.look}`);
        for (const finding of findings) print(`${below}  ${finding}`);
      }

      return {
        budget(budget: Budget): void {
          const { verdict, text } = judge(budget);
          printLine(verdict, budget.name, text);
          if (verdict === 'missed') printHints(budget.findings);
        },
        /** Prints several budgets on one line. Each missed one follows on its own line. */
        budgets(name: string, overview: string, budgets: readonly Budget[]): void {
          const judged = budgets.map((budget) => ({ ...judge(budget), findings: budget.findings ?? [] }));
          const missed = judged.filter(({ verdict }) => verdict === 'missed');
          printLine(missed.length > 0 ? 'missed' : (judged[0]?.verdict ?? 'kept'), name, overview);
          for (const outcome of missed) print(`${below}${outcome.name}: ${outcome.text}`);
          if (missed.length > 0) printHints(missed.flatMap(({ findings }) => findings));
        },
        remark: (text: string) => print(`${below}${text}`),
      };
    },
  };
}

export type Report = ReturnType<typeof createReport>;

function verdictOf(budget: Budget, isTooSmall: boolean): Verdict {
  if (isTooSmall) return 'not judged';
  return isKept(budget) ? 'kept' : 'missed';
}

function textOf(budget: Budget, verdict: Verdict): string {
  const remarks = { kept: '', missed: `: ${missText(budget)}`, 'not judged': ': not judged at this size' };
  return `${budgetText(budget)}${remarks[verdict]}${budget.detail ? ` (${budget.detail})` : ''}`;
}
