import type { Role } from '@metra/contract/core/primitives';
import type { Account } from '@metra/contract/shapes/accounts';
import {
  Activity,
  BookOpen,
  Building2,
  Calculator,
  CalendarSync,
  Gauge,
  Handshake,
  History,
  House,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  ListTodo,
  Mail,
  Network,
  ReceiptText,
  ScrollText,
  SearchX,
  Server,
  Tag,
  Tags,
  Target,
  TicketPercent,
  UsersRound,
} from 'lucide-react';
import { currentItem, type FrameGroup, type FrameItem } from '../../design-system/frames/frame-parts.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { mayEnter } from '../../lib/session/access.ts';
import { paths } from '../../lib/site/paths.ts';

interface AdminPageItem extends FrameItem {
  /** The default is METRA: every editor and administrator. */
  roles?: readonly Role[];
}

interface AdminPageGroup extends FrameGroup {
  items: readonly AdminPageItem[];
}

/** The admin pages that an account may open. Until the account is known, these are the pages of all editors. */
export function useAdminGroups(account: Account | null): readonly FrameGroup[] {
  const { t } = useTranslate();
  const groups: readonly AdminPageGroup[] = [
    { items: [{ href: paths.admin, label: t('administration.navigation.overview'), icon: LayoutDashboard }] },
    {
      title: t('administration.navigation.catalogue'),
      items: [
        { href: '/admin/goals', label: t('administration.navigation.goals'), icon: Target },
        { href: '/admin/measures', label: t('administration.navigation.measures'), icon: ListTodo },
        { href: '/admin/kpis', label: t('administration.navigation.kpis'), icon: Gauge },
        { href: '/admin/factors', label: t('administration.navigation.factors'), icon: Calculator },
        { href: '/admin/standards', label: t('administration.navigation.standards'), icon: ScrollText },
        { href: '/admin/tags', label: t('administration.navigation.tags'), icon: Tags },
        { href: '/admin/tag-types', label: t('administration.navigation.tagTypes'), icon: Tag },
        {
          href: '/admin/questionnaires',
          label: t('administration.navigation.questionnaires'),
          icon: ListChecks,
        },
        { href: '/admin/translations', label: t('administration.navigation.translations'), icon: Languages },
      ],
    },
    {
      title: t('administration.navigation.marketplace'),
      items: [
        {
          href: '/admin/organisations',
          label: t('administration.navigation.organisations'),
          icon: Building2,
        },
        { href: '/admin/projects', label: t('administration.navigation.projects'), icon: Network },
        { href: '/admin/offers', label: t('administration.navigation.offers'), icon: Handshake },
      ],
    },
    {
      title: t('administration.navigation.pages'),
      items: [
        { href: '/admin/home', label: t('administration.navigation.home'), icon: House },
        {
          href: '/admin/landing-pages',
          label: t('administration.navigation.landingPages'),
          icon: LayoutTemplate,
        },
        { href: '/admin/legal', label: t('administration.navigation.legal'), icon: BookOpen },
      ],
    },
    {
      title: t('administration.navigation.accessAndMoney'),
      items: [
        {
          href: '/admin/accounts',
          label: t('administration.navigation.accounts'),
          icon: UsersRound,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/subscriptions',
          label: t('administration.navigation.subscriptions'),
          icon: CalendarSync,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/invoices',
          label: t('administration.navigation.invoices'),
          icon: ReceiptText,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/promotions',
          label: t('administration.navigation.promotions'),
          icon: TicketPercent,
          roles: ['ADMIN'],
        },
      ],
    },
    {
      title: t('administration.navigation.operation'),
      items: [
        {
          href: '/admin/missed-searches',
          label: t('administration.navigation.missedSearches'),
          icon: SearchX,
        },
        { href: '/admin/jobs', label: t('administration.navigation.jobs'), icon: Activity, roles: ['ADMIN'] },
        { href: '/admin/mails', label: t('administration.navigation.mails'), icon: Mail, roles: ['ADMIN'] },
        {
          href: '/admin/audit',
          label: t('administration.navigation.audit'),
          icon: History,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/system',
          label: t('administration.navigation.system'),
          icon: Server,
          roles: ['ADMIN'],
        },
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => isFor(item, account)) }))
    .filter(({ items }) => items.length > 0);
}

const isFor = ({ roles = ['METRA'] }: AdminPageItem, account: Account | null): boolean =>
  account ? mayEnter(account, roles) : roles.includes('METRA');

/** The overview's address is the beginning of every other one, also of pages that the account may not open. */
export function currentAdminPage(groups: readonly FrameGroup[], pathname: string): string | undefined {
  const current = currentItem(
    groups.flatMap(({ items }) => items),
    pathname,
  );
  return current === paths.admin && pathname !== paths.admin ? undefined : current;
}
