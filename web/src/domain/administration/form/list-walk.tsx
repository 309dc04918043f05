import type { Page } from '@metra/contract/core/primitives';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { FrameLink } from '../../../lib/site/frame-link.tsx';
import { ADMIN_PAGE_SIZE, type AnyAdminList, searchOfText } from '../admin-list-search.ts';
import { rememberedList } from '../list/remembered-list.ts';

interface Row {
  id: number;
}

export interface RecordList {
  of: AnyAdminList;
  query: (query: never) => unknown;
  title: string;
  path: string;
  hrefOf: (id: number) => string;
  id: number;
}

type PageQuery = UseQueryOptions<Page<Row>, Error, Page<Row>, QueryKey>;

/** The neighbours may be on another page of the list. */
function useListWalk({ of, query, id, path }: RecordList) {
  const text = rememberedList(of.name);
  const search = searchOfText(of, text);
  const page = search.page ?? 1;
  const pageOf = (number: number) =>
    query({ ...of.query({ ...search, page: number } as never) } as never) as PageQuery;
  const { data } = useQuery(pageOf(page));
  const at = data?.items.findIndex((row) => row.id === id) ?? -1;
  const total = data?.total ?? 0;
  const isFirst = at === 0;
  const isLast = data !== undefined && at === data.items.length - 1;
  const before = useQuery({ ...pageOf(page - 1), enabled: isFirst && page > 1 });
  const after = useQuery({ ...pageOf(page + 1), enabled: isLast && page * ADMIN_PAGE_SIZE < total });
  return {
    /** The link opens the list as it was. */
    listHref: text === '' ? path : `${path}?${text}`,
    place: at < 0 ? undefined : (page - 1) * ADMIN_PAGE_SIZE + at + 1,
    total,
    previous: at < 0 ? undefined : isFirst ? before.data?.items.at(-1)?.id : data?.items[at - 1]?.id,
    next: at < 0 ? undefined : isLast ? after.data?.items[0]?.id : data?.items[at + 1]?.id,
  };
}

export function ListCrumb({ list }: { list: RecordList }) {
  const { t } = useTranslate();
  const { listHref, place, total } = useListWalk(list);
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-text-muted">
      <FrameLink href={listHref} className="underline-offset-3 hover:text-text hover:underline">
        {list.title}
      </FrameLink>
      {place !== undefined && (
        <>
          <ChevronRight size={14} aria-hidden="true" />
          <span className="tabular">{t('administration.form.place', { place, total })}</span>
        </>
      )}
    </p>
  );
}

export function ListSteps({ list }: { list: RecordList }) {
  const { t } = useTranslate();
  const { previous, next, place } = useListWalk(list);
  if (place === undefined) return null;
  return (
    <>
      <Step id={previous} label={t('administration.form.previous')} list={list}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Step>
      <Step id={next} label={t('administration.form.next')} list={list}>
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </>
  );
}

interface StepProps {
  id: number | undefined;
  label: string;
  list: RecordList;
  children: ReactNode;
}

function Step({ id, label, list, children }: StepProps) {
  if (id === undefined)
    return (
      <span aria-hidden="true" className="grid size-(--control) place-items-center opacity-40">
        {children}
      </span>
    );
  return (
    <ButtonLink
      aria-label={label}
      title={label}
      render={<FrameLink href={list.hrefOf(id)}>{children}</FrameLink>}
    >
      {children}
    </ButtonLink>
  );
}
