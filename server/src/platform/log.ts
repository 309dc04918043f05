import { pino } from 'pino';

export type Log = import('pino').Logger;

/**
 * Structured logs without personal data or secrets. Requests are logged by route pattern, never by address, body or
 * header, and known secret fields are removed from logged objects.
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
