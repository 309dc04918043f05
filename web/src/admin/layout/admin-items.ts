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

interface Room extends FrameItem {
  /** Who has it; without a word, everybody who works for the operator. */
  roles?: readonly Role[];
}

interface Rooms extends FrameGroup {
  items: readonly Room[];
}

/** The rooms of administration that an account may enter; those of everybody as long as nobody knows who comes. */
export function useAdminGroups(account: Account | null): readonly FrameGroup[] {
  const { t } = useTranslate();
  const groups: readonly Rooms[] = [
    { items: [{ href: paths.admin, label: t('administration.rooms.overview'), icon: LayoutDashboard }] },
    {
      title: t('administration.rooms.catalogue'),
      items: [
        { href: '/admin/goals', label: t('administration.rooms.goals'), icon: Target },
        { href: '/admin/measures', label: t('administration.rooms.measures'), icon: ListTodo },
        { href: '/admin/kpis', label: t('administration.rooms.kpis'), icon: Gauge },
        { href: '/admin/factors', label: t('administration.rooms.factors'), icon: Calculator },
        { href: '/admin/standards', label: t('administration.rooms.standards'), icon: ScrollText },
        { href: '/admin/tags', label: t('administration.rooms.tags'), icon: Tags },
        { href: '/admin/tag-types', label: t('administration.rooms.tagTypes'), icon: Tag },
        { href: '/admin/questionnaires', label: t('administration.rooms.questionnaires'), icon: ListChecks },
        { href: '/admin/translations', label: t('administration.rooms.translations'), icon: Languages },
      ],
    },
    {
      title: t('administration.rooms.marketplace'),
      items: [
        { href: '/admin/organisations', label: t('administration.rooms.organisations'), icon: Building2 },
        { href: '/admin/projects', label: t('administration.rooms.projects'), icon: Network },
        { href: '/admin/offers', label: t('administration.rooms.offers'), icon: Handshake },
      ],
    },
    {
      title: t('administration.rooms.pages'),
      items: [
        { href: '/admin/home', label: t('administration.rooms.home'), icon: House },
        {
          href: '/admin/landing-pages',
          label: t('administration.rooms.landingPages'),
          icon: LayoutTemplate,
        },
        { href: '/admin/legal', label: t('administration.rooms.legal'), icon: BookOpen },
      ],
    },
    {
      title: t('administration.rooms.accessAndMoney'),
      items: [
        {
          href: '/admin/accounts',
          label: t('administration.rooms.accounts'),
          icon: UsersRound,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/subscriptions',
          label: t('administration.rooms.subscriptions'),
          icon: CalendarSync,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/invoices',
          label: t('administration.rooms.invoices'),
          icon: ReceiptText,
          roles: ['ADMIN'],
        },
        {
          href: '/admin/promotions',
          label: t('administration.rooms.promotions'),
          icon: TicketPercent,
          roles: ['ADMIN'],
        },
      ],
    },
    {
      title: t('administration.rooms.operation'),
      items: [
        { href: '/admin/missed-searches', label: t('administration.rooms.missedSearches'), icon: SearchX },
        { href: '/admin/jobs', label: t('administration.rooms.jobs'), icon: Activity, roles: ['ADMIN'] },
        { href: '/admin/mails', label: t('administration.rooms.mails'), icon: Mail, roles: ['ADMIN'] },
        { href: '/admin/audit', label: t('administration.rooms.audit'), icon: History, roles: ['ADMIN'] },
        { href: '/admin/system', label: t('administration.rooms.system'), icon: Server, roles: ['ADMIN'] },
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, items: group.items.filter((room) => isFor(room, account)) }))
    .filter(({ items }) => items.length > 0);
}

const isFor = ({ roles = ['METRA'] }: Room, account: Account | null): boolean =>
  account ? mayEnter(account, roles) : roles.includes('METRA');

/** The room that a path lies in. The address of the overview begins all others, also those of rooms that somebody has not. */
export function currentRoom(groups: readonly FrameGroup[], pathname: string): string | undefined {
  const current = currentItem(
    groups.flatMap(({ items }) => items),
    pathname,
  );
  return current === paths.admin && pathname !== paths.admin ? undefined : current;
}
