import type { team } from '@metra/contract/operations/team';
import type { Handlers } from '../../platform/http/handlers.ts';
import { sendSessionToken } from './mail-link-sign-in.ts';
import type { joiningService } from './team/joining.service.ts';
import type { teamService } from './team/team.service.ts';

interface Services {
  teams: ReturnType<typeof teamService>;
  joining: ReturnType<typeof joiningService>;
}

export const teamRoutes = ({ teams, joining }: Services): Handlers<typeof team> => ({
  list: (call) => teams.list(call, call.query),
  invite: (call) => teams.invite(call, call.body),
  revokeInvitation: (call) => teams.revokeInvitation(call, call.params.id),
  checkInvitation: (call) => joining.check(call, call.query.token),
  acceptInvitation: async (call) => sendSessionToken(await joining.accept(call, call.body), call.setHeader),
  changeRole: (call) => teams.changeRole(call, call.params.id, call.body),
  remove: (call) => teams.remove(call, call.params.id),
});
