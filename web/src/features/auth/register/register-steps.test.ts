import { expect, test } from 'vitest';
import { firstOpenStep, stepShowing } from './register-steps.ts';

const empty = {
  organisationName: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  termsAccepted: false,
};

test.each([
  [1, empty],
  [1, { ...empty, organisationName: '   ' }],
  [2, { ...empty, organisationName: 'Lindner' }],
  [2, { ...empty, organisationName: 'Lindner', firstName: 'Katrin' }],
  [3, { ...empty, organisationName: 'Lindner', firstName: 'Katrin', lastName: 'Lindner' }],
])('card %i is the first that is open', (step, values) => {
  expect(firstOpenStep(values)).toBe(step);
});

test('the card of a field that the server refuses is shown', () => {
  expect(stepShowing(['lastName', 'password'])).toBe(2);
  expect(stepShowing(['promotionCode'])).toBeUndefined();
});
