import { aPdf } from '../../factories/resources.ts';
import { aStoredValue, keys } from '../keyed-objects.ts';
import type { CallsOf } from '../operation-call.ts';

/** The call has a version, so that it would overwrite a value of another organisation if it found one. */
export const storageCalls: CallsOf<'storage'> = {
  read: {
    refers: { 'params.name': 'storedValue' },
    input: async ({ the }) => ({ params: { name: await the('storedValue') } }),
  },
  write: {
    refers: { 'params.name': { of: 'storedValue', answer: 'conflict.version' } },
    input: async ({ the }) => ({
      params: { name: await the('storedValue') },
      body: { value: '"other"', version: 1 },
    }),
    further: [
      async (own) => {
        await aStoredValue(own);
        return { params: { name: keys.storedName }, body: { value: '"other"', version: 1 } };
      },
    ],
  },
  remove: {
    refers: { 'params.name': { of: 'storedValue', answer: 'nothing of theirs' } },
    input: async ({ the }) => ({ params: { name: await the('storedValue') } }),
    further: [
      async (own) => {
        await aStoredValue(own);
        return { params: { name: keys.storedName } };
      },
    ],
  },
};

export const resourcesCalls: CallsOf<'resources'> = {
  create: { refers: {}, input: () => ({ body: {}, file: new File([aPdf()], 'other.pdf') }) },
  read: {
    refers: { 'params.resourceId': 'document' },
    input: async ({ the }) => ({ params: { resourceId: await the('document') } }),
  },
  update: {
    refers: { 'params.resourceId': 'document' },
    input: async ({ the }) => ({
      params: { resourceId: await the('document') },
      body: { version: 1 },
      file: new File([aPdf()], 'other.pdf'),
    }),
  },
  uses: {
    refers: { 'params.resourceId': 'document' },
    input: async ({ the }) => ({ params: { resourceId: await the('document') } }),
  },
  remove: {
    refers: { 'params.resourceId': 'document' },
    // The file may be in use.
    input: async ({ the }) => ({ params: { resourceId: await the('document') }, query: { force: true } }),
  },
  restore: {
    refers: { 'params.resourceId': 'deletedFile' },
    input: async ({ the }) => ({ params: { resourceId: await the('deletedFile') } }),
  },
};

export const profileCalls: CallsOf<'profile'> = {
  update: {
    refers: { 'body.industryId': 'catalogue', 'body.sizeId': 'catalogue', 'body.logo': 'picture' },
    async input({ member, the }) {
      const { version } = await member.client.profile.read();
      return { body: { name: 'Other', logo: await the('picture'), version } };
    },
  },
};
