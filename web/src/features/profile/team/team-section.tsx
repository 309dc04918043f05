import type { Account, TeamMember } from '@metra/contract/shapes/accounts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { openDialog } from '../../../design-system/dialog/open-dialog.tsx';
import { Table } from '../../../design-system/table/table.tsx';
import type { Column } from '../../../design-system/table/table-types.ts';
import { Badge } from '../../../design-system/values/badge.tsx';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ListPages } from '../../../lib/paged-list/list-pages.tsx';
import { usePage } from '../../../lib/paged-list/use-page.ts';
import { profileQueries } from '../profile.queries.ts';
import { Section } from '../section.tsx';
import { InvitationRows } from './invitation-rows.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRole } from './member-role.tsx';
import { RemoveMember } from './remove-member.tsx';

/** The people of the organisation, and those who were asked to join. */
export function TeamSection({ account }: { account: Account }) {
  const { t } = useTranslate();
  const list = usePage();
  const team = useQuery(profileQueries.team(list.page));
  const { data, error } = team;
  const columns = useColumns(account);
  const isImpersonated = account.impersonator !== null;
  const isOwner = account.teamRole === 'OWNER' && !isImpersonated;

  const invite = () =>
    openDialog({
      size: 'lg',
      title: t('account.team.invite'),
      content: ({ close }) => <InviteForm onDone={() => close()} />,
    });

  return (
    <Section
      id="team"
      title={t('account.team.title')}
      text={t('account.team.text', { organisation: account.organisation.name })}
    >
      {!data && error ? (
        <LoadError title={t('account.team.unavailable')} query={team} />
      ) : (
        <div className="grid gap-5">
          <div className="panel">
            <Table
              caption={t('account.team.title')}
              columns={columns}
              rows={data?.items ?? []}
              rowKey={(member) => member.id}
              loading={!data}
              skeletonRows={2}
            />
          </div>
          <ListPages {...list} query={team} />
          {data && <InvitationRows invitations={data.invitations} mayAct={isOwner} />}
          {isOwner ? (
            <Button
              className="justify-self-start"
              icon={<UserPlus size={18} aria-hidden="true" />}
              onClick={invite}
            >
              {t('account.team.invite')}
            </Button>
          ) : (
            <p className="text-text-muted">
              {t(isImpersonated ? 'account.impersonated' : 'account.team.ownersOnly')}
            </p>
          )}
        </div>
      )}
    </Section>
  );
}

function useColumns(account: Account): readonly Column<TeamMember>[] {
  const { t, language } = useTranslate();
  const nameOf = ({ firstName, lastName }: TeamMember) => `${firstName} ${lastName}`.trim();
  return [
    {
      key: 'name',
      header: t('account.team.name'),
      cell: (member) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {nameOf(member)}
          {member.self && <Badge tone="current">{t('account.team.self')}</Badge>}
          {member.status === 'PENDING' && <Badge tone="running">{t('account.team.pending')}</Badge>}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('account.team.email'),
      wrap: true,
      cell: ({ email }) => <span className="[overflow-wrap:anywhere] text-text-soft">{email}</span>,
    },
    {
      key: 'role',
      header: t('account.team.role'),
      cell: (member) => <MemberRole member={member} name={nameOf(member)} by={account} />,
    },
    {
      key: 'lastLogin',
      header: t('account.team.lastLogin'),
      narrow: 'hidden',
      cell: ({ lastLoginAt }) => (
        <span className="text-text-muted">
          {lastLoginAt ? formatDate(lastLoginAt, language, 'short') : t('account.team.never')}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('account.team.actions'),
      headerHidden: true,
      align: 'end',
      narrow: 'action',
      cell: (member) => member.mayRemove && <RemoveMember id={member.id} name={nameOf(member)} />,
    },
  ];
}
