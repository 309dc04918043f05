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
  invite: async ({ actor, body, origin }) => void (await teams.invite(actor, body, origin)),
  revokeInvitation: async ({ actor, params, origin }) =>
    void (await teams.revokeInvitation(actor, params.id, origin)),
  checkInvitation: ({ query }) => joining.check(query.token),
  acceptInvitation: async ({ body, origin }) => void (await joining.accept(body, origin)),
  remove: async ({ actor, params, origin }) => void (await teams.remove(actor, params.id, origin)),
});
