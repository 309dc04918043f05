import { useState } from 'react';
import type { Language } from '../../../lib/i18n/languages.ts';
import { siteAddress } from '../../../lib/site/site-address.ts';
import type { Check } from './outcome.ts';
import { plainHash, type VerifyData } from './verify-data.ts';

interface Asked {
  number: string;
  hash: string;
  file: File | null;
}

interface Checking {
  /** This is the last check that was answered. */
  check: Check | null;
  isRunning: boolean;
  /** The text says why there is no answer. */
  problem: string | null;
  run: (asked: Asked) => Promise<void>;
}

/** The check hashes a file in the page and never sends it. */
export function useCheck(first: VerifyData, language: Language, noHashing: string): Checking {
  const [check, setCheck] = useState<Check | null>(() => checkOf(first));
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run({ number, hash: typedHash, file }: Asked) {
    if (isRunning) return;
    const hash = plainHash(typedHash);
    setIsRunning(true);
    setProblem(null);
    try {
      const [{ api }, fileHash] = await Promise.all([
        import('../../../lib/api/api.ts'),
        file ? sha256Of(file) : null,
      ]);
      if (fileHash === undefined) return setProblem(noHashing);
      const verify = (given: string) =>
        api.frozenReports.verify({ params: { number }, query: { hash: given } });
      const [typed, ofFile] = await Promise.all([
        hash === '' ? null : verify(hash),
        fileHash === null ? null : verify(fileHash),
      ]);
      setCheck({
        number,
        hash,
        typed,
        file: file && ofFile ? { name: file.name, result: ofFile } : null,
        checkedAt: new Date().toISOString(),
      });
      // The address becomes a link to the same answer, without the file.
      history.replaceState(
        null,
        '',
        siteAddress(`/pruefen?${new URLSearchParams({ number, hash })}`, language),
      );
    } catch (error) {
      const { errorText } = await import('../../../lib/errors/error-text.ts');
      setProblem((await errorText(error)) ?? null);
    } finally {
      setIsRunning(false);
    }
  }

  return { check, isRunning, problem, run };
}

const checkOf = ({ number, hash, result, checkedAt }: VerifyData): Check | null =>
  result && checkedAt ? { number, hash, typed: result, file: null, checkedAt } : null;

/** Browsers can hash only over an encrypted connection; without one the hash is undefined. */
async function sha256Of(file: File): Promise<string | undefined> {
  const { subtle } = crypto;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
