/** Declares only what we use. The package is installed with the first `npm run bench -- lighthouse`. */
declare module 'lighthouse' {
  interface Category {
    score: number | null;
    auditRefs: readonly { id: string; weight: number }[];
  }
  interface Audit {
    score: number | null;
    title: string;
    displayValue?: string;
    details?: unknown;
  }
  export interface Result {
    categories: Readonly<Record<string, Category>>;
    audits: Readonly<Record<string, Audit>>;
  }
  interface Flags {
    port: number;
    logLevel: 'error';
    onlyCategories: readonly string[];
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}
