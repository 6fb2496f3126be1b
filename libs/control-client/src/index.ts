export {
  ControlClient,
  reasonOf,
  type ControlMethod,
  type ControlTarget,
  type Query,
} from './control-client';
export { ControlRefused, NoSimulator, type ControlProblem } from './control.errors';
export { readEvents, type ReceivedEvent } from './read-events';
export {
  addressOf,
  addressVariable,
  givenAddress,
  isServiceName,
  SERVICE_NAMES,
  SERVICES,
  SUITE,
  type ServiceName,
} from './services';
