import { type NetworkState } from '../../network/network-state';

/** The state after a client has answered an echo test: the host is signed on again, unless it has signed off. */
export function afterEcho(state: NetworkState): NetworkState {
  const { hostStatus } = state;
  return hostStatus === 'signed-on' || hostStatus === 'signed-off'
    ? state
    : { ...state, hostStatus: 'signed-on' };
}

/** The state after the last client has left. A sign-off stays, because payments depend on it. */
export function afterLastClient(state: NetworkState): NetworkState {
  return state.hostStatus === 'signed-on' ? { ...state, hostStatus: 'not-connected' } : state;
}
