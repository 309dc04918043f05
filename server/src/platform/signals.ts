import type { Queries } from './database/database.ts';

/** What changed, told to every server on the same database so that each drops what it has kept in memory. */
export type Topic = 'catalogue' | 'sessions';

export interface Signals {
  /** Told when the transaction commits, also to ourselves. */
  send(db: Queries, topic: Topic, payload?: string): Promise<void>;
  on(topic: Topic, handler: (payload: string) => void): void;
  /** False while we may be missing messages: nothing may be answered from memory then. */
  readonly connected: boolean;
  close(): Promise<void>;
}
