import { type SecurityMode } from '../settings/security/security-mode';
import { needsInteractionId } from './request.guard';

it.each<[SecurityMode, boolean, boolean]>([
  ['required', true, true],
  ['required', false, false],
  ['optional', true, false],
  ['off', true, false],
])('in the mode %s, with a token %p, a request needs an interaction id: %p', (mode, token, is) => {
  expect(needsInteractionId(mode, token)).toBe(is);
});
