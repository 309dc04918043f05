import type { CallsOf } from '../operation-call.ts';

export const accountCalls: CallsOf<'account'> = {
  endSession: {
    refers: { 'params.id': 'session' },
    input: async ({ the }) => ({ params: { id: await the('session') } }),
  },
  markEventSeen: {
    refers: { 'params.id': 'event' },
    input: async ({ the }) => ({ params: { id: await the('event') } }),
  },
};

export const teamCalls: CallsOf<'team'> = {
  revokeInvitation: {
    refers: { 'params.id': 'invitation' },
    input: async ({ the }) => ({ params: { id: await the('invitation') } }),
  },
  remove: {
    refers: { 'params.id': 'colleague' },
    input: async ({ the }) => ({ params: { id: await the('colleague') } }),
  },
};
