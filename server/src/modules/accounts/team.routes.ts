import type { team } from '@metra/contract/team';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { joiningService } from './team/joining.service.ts';
import type { teamService } from './team/team.service.ts';

interface Services {
  teams: ReturnType<typeof teamService>;
  joining: ReturnType<typeof joiningService>;
}

export const teamRoutes = ({ teams, joining }: Services): Handlers<typeof team> => ({
  list: ({ actor, query }) => teams.list(actor, query),
  invite: ({ actor, body, origin }) => teams.invite(actor, body, origin),
  revokeInvitation: ({ actor, params, origin }) => teams.revokeInvitation(actor, params.id, origin),
  checkInvitation: ({ query }) => joining.check(query.token),
  acceptInvitation: ({ body, origin }) => joining.accept(body, origin),
  remove: ({ actor, params, origin }) => teams.remove(actor, params.id, origin),
});
