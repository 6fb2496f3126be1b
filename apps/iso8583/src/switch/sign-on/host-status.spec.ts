import { INITIAL_STATE, type HostStatus } from '../../network/network-state';
import { afterEcho, afterLastClient } from './host-status';

describe('The status of the host at an institution', () => {
  it.each<[before: HostStatus | undefined, echo: HostStatus, left: HostStatus | undefined]>([
    [undefined, 'signed-on', undefined],
    ['never', 'signed-on', 'never'],
    ['signed-on', 'signed-on', 'not-connected'],
    ['not-connected', 'signed-on', 'not-connected'],
    ['signed-off', 'signed-off', 'signed-off'],
  ])('%s is %s after an echo test, and %s after the last client', (before, echo, left) => {
    const state = before === undefined ? INITIAL_STATE : { ...INITIAL_STATE, hostStatus: before };
    expect(afterEcho(state).hostStatus).toBe(echo);
    expect(afterLastClient(state).hostStatus).toBe(left);
  });
});
