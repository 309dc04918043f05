import type { Verification } from '@metra/contract/operations/frozen-reports';
import { verifyPaths } from '@metra/contract/rules/report-addresses';
import { hasStatus } from '../../lib/errors/errors.ts';
import type { FormRequest, PageRequest, SitePage } from '../../lib/site/site-page.ts';
import { CODE_FORM, FILE_FORM, type SharedReportData } from './shared/shared-report-data.ts';
import { CHECK_FORM, LONGEST_NUMBER, plainHash, type VerifyData } from './verify/verify-data.ts';

const texts = ['verification'] as const;

/** Input that cannot be a number or a hash matches no report. */
const nothing: Verification = { matches: false, matched: null, frozenAt: null, state: null };

async function verified({ api, search }: PageRequest): Promise<VerifyData> {
  const number = (search.number ?? '').trim().slice(0, LONGEST_NUMBER);
  const hash = plainHash(search.hash ?? '');
  if (number === '' || hash === '') return { number, hash, result: null, checkedAt: null };
  const checkedAt = new Date().toISOString();
  try {
    const result = await api.frozenReports.verify({ params: { number }, query: { hash } });
    return { number, hash, result, checkedAt };
  } catch (error) {
    if (hasStatus(error, 400) || hasStatus(error, 404)) return { number, hash, result: nothing, checkedAt };
    throw error;
  }
}

/** People who have a report check on this page whether it is the frozen one. */
export const verifyPage: SitePage<VerifyData> = {
  path: verifyPaths.de,
  search: ['number', 'hash'],
  isSearched: true,
  texts,
  forms: [{ name: CHECK_FORM, call: null, fields: [] }],
  read: verified,
  /** Copied line ends and spaces do not belong in an address. */
  async submit({ fields }: FormRequest) {
    const number = (fields.get('number') ?? '').trim().slice(0, LONGEST_NUMBER);
    const hash = plainHash(fields.get('hash') ?? '');
    return `${verifyPaths.de}?${new URLSearchParams({ number, hash })}`;
  },
  head: (_, t) => ({
    title: t('verification.verify.title'),
    description: t('verification.verify.description'),
    card: { label: 'Metra', sector: null, picture: null },
  }),
};

/** Visitors cannot distinguish unknown, ended and expired links. */
async function shared({ api, params, refused: sent }: PageRequest): Promise<SharedReportData> {
  const refused = sent ?? null;
  const token = params.token ?? '';
  try {
    return { token, shared: await api.frozenReports.shared({ params: { token } }), code: null, refused };
  } catch (error) {
    if (hasStatus(error, 400) || hasStatus(error, 404)) return { token, shared: null, code: null, refused };
    throw error;
  }
}

/** This page is for people with the link. */
export const sharedReportPage: SitePage<SharedReportData> = {
  path: '/bericht/:token',
  isPrivate: true,
  texts,
  forms: [
    { name: CODE_FORM, call: null, fields: [] },
    {
      name: FILE_FORM,
      call: '/reports/shared/:token/export',
      fields: ['format', 'language', 'code'],
    },
  ],
  read: shared,
  async open({ api, params, fields }: FormRequest) {
    const token = params.token ?? '';
    const code = (fields.get('code') ?? '').slice(0, 20);
    const opened = await api.frozenReports.openShared({ params: { token }, body: { code } });
    return { token, shared: opened, code, refused: null };
  },
  isMissing: (data) => data.shared === null,
  head: ({ shared }, t) => ({
    title: t(shared ? 'verification.shared.title' : 'verification.gone.title'),
    description: '',
  }),
};
