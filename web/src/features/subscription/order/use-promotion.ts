import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { paths } from '../../../lib/site/paths.ts';
import { priceCache } from '../price-cache.ts';
import { tidyCode } from '../promotion-code.ts';
import { codeProblem, isAboutCode } from './code-problem.ts';
import type { OrderMemory } from './order-memory.ts';
import { priceQuery } from './price.queries.ts';

export interface Promotion {
  typed: string;
  setTyped: (code: string) => void;
  /** The code that holds, tidy; an empty text for none. */
  applied: string;
  /** Why what was typed does not hold. */
  problem: string | undefined;
  checking: boolean;
  /** Something was typed that nobody has looked at yet. */
  isOpen: boolean;
  apply: (code?: string) => Promise<void>;
  /** The server took the code back; false when the error is about something else. */
  refuse: (error: unknown) => boolean;
}

/** A code from the address, from an earlier visit, from the registration, or typed. */
export function usePromotion(memory: OrderMemory, registered: string | null): Promotion {
  const inAddress = useSearch({ strict: false }).promotionCode;
  const [typed, setTyped] = useState(() => tidyCode(inAddress ?? memory.code() ?? registered ?? ''));
  const [applied, setApplied] = useState('');
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [looked, setLooked] = useState('');
  const latest = useRef('');

  async function apply(given: string = typed) {
    const code = tidyCode(given);
    latest.current = code;
    setTyped(code);
    setLooked(code);
    memory.keepCode(code);
    setProblem(undefined);
    setChecking(code !== '');
    const failure = code === '' ? undefined : await problemWith(code);
    // Something else was typed meanwhile: that is what counts.
    if (latest.current !== code) return;
    setChecking(false);
    setProblem(failure);
    setApplied(failure === undefined ? code : '');
  }

  function refuse(error: unknown): boolean {
    if (applied === '' || !isAboutCode(error)) return false;
    priceCache.forget(applied);
    queryClient.removeQueries(priceQuery(applied));
    setApplied('');
    void codeProblem(error).then(setProblem);
    return true;
  }

  const applying = useRef(apply);
  applying.current = apply;
  const begun = useRef(false);
  const [start] = useState(typed);
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    if (inAddress !== undefined) {
      // The code leaves the address once it is applied, so that a reload or a shared link does not apply it again.
      void applying.current(inAddress).then(() => {
        if (isHere) void navigate({ to: paths.subscription, replace: true });
      });
    } else if (!begun.current && start !== '') {
      void applying.current(start);
    }
    begun.current = true;
    return () => {
      isHere = false;
    };
  }, [inAddress, start, navigate]);

  const isOpen = tidyCode(typed) !== looked;
  return { typed, setTyped, applied, problem, checking, isOpen, apply, refuse };
}

async function problemWith(code: string): Promise<string | undefined> {
  try {
    await queryClient.fetchQuery(priceQuery(code));
    return undefined;
  } catch (error) {
    return codeProblem(error);
  }
}
