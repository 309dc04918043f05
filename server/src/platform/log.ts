import { pino } from 'pino';

export type Log = import('pino').Logger;

/**
 * Structured logs without personal data or secrets: requests are logged by route pattern, never by address,
 * body or header; what slips into an object under a telling name is removed all the same.
 */
export const createLog = (level: string, instance: string): Log =>
  pino({
    level,
    base: { instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'email',
        '*.password',
        '*.token',
        '*.authorization',
        '*.email',
      ],
      remove: true,
    },
  });
