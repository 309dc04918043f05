-- What somebody may do within their own organisation, beside what they may do as the operator's people.
alter table accounts add column team_role text not null default 'MEMBER'
  check (team_role in ('OWNER', 'MEMBER', 'READER'));

-- Until now everyone could do everything. Whoever registered an organisation is its owner: that person accepted the terms for it and is
-- its oldest account. Where they have left, the oldest who is left answers for it; one who has confirmed comes before one who has not.
update accounts a set team_role = 'OWNER'
from (
  select distinct on (organisation_id) id from accounts
  where status in ('ACTIVE', 'PENDING') and organisation_id is not null
  order by organisation_id, status = 'ACTIVE' desc, id
) first
where a.id = first.id;

alter table invitations add column team_role text not null default 'MEMBER' check (team_role in ('MEMBER', 'READER'));
