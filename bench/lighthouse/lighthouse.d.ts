// The part of Lighthouse that the bench uses. Its own types bring those of a whole browser with them.
interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly displayValue?: string;
  readonly details?: unknown;
}

export interface Result {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Flags {
  port: number;
  logLevel: 'error';
  onlyCategories: string[];
}

export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
