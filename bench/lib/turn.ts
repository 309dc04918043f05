import { once } from 'node:events';

/** Runs work that other measurements would disturb. In a comparison, only one side works at a time. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The messages of a bench process to the process that grants the turns. */
export interface TurnMessage {
  readonly turn: 'wanted' | 'over';
}

/** A bench that runs alone needs not wait. */
export const atOnce: Turn = (work) => work();

/** Waits until the parent process grants the turn with a message. */
export const grantedByParent: Turn = async (work) => {
  const tell = (turn: TurnMessage['turn']) => process.send?.({ turn } satisfies TurnMessage);
  const granted = once(process, 'message');
  tell('wanted');
  await granted;
  const result = await work();
  tell('over');
  return result;
};
