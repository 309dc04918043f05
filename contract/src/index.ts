import { frontend } from './frontend.ts';
import { storage } from './storage.ts';

/** The table of contents: every call of the API. */
export const contract = {
  frontend,
  storage,
};

export type MetraContract = typeof contract;
