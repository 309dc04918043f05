/* biome-ignore-all lint/suspicious/noConsole: this is the log */

export const log = {
  info: (message: string, ...details: unknown[]) => console.info(message, ...details),
  warn: (message: string, ...details: unknown[]) => console.warn(message, ...details),
  error: (message: string, ...details: unknown[]) => console.error(message, ...details),
};
