import { failure } from '#libs/kernel';

export class ListenerInvalid extends failure.malformed(
  'LISTENER_INVALID',
  'The listener is not valid',
) {}

export class ListenerTaken extends failure.conflict(
  'LISTENER_TAKEN',
  'The sandbox already has a listener with that name',
  (name: string, sandbox: string) =>
    `Sandbox ${sandbox} has a listener ${name}; delete it first, or use another name.`,
) {}

export class ListenerLimitReached extends failure.conflict(
  'LISTENER_LIMIT_REACHED',
  'The service has the maximum number of listeners',
  (max: number) =>
    `The service already has the maximum of ${String(max)} listeners; delete one first.`,
) {}

export class ListenerNotFound extends failure.notFound(
  'LISTENER_NOT_FOUND',
  'The listener does not exist',
  (name: string, known: readonly string[]) => {
    const list =
      known.length === 0 ? 'it has no listeners' : `its listeners are ${known.join(', ')}`;
    return `The sandbox has no listener ${name}; ${list}.`;
  },
) {}

export class ListenerPortTaken extends failure.conflict(
  'LISTENER_PORT_TAKEN',
  'The port is in use',
  (address: string) => ({
    detail: `${address} is in use; use another port, or 0 for one that the system chooses.`,
    violations: [{ pointer: '/port', detail: 'Must be a free port, or 0.' }],
  }),
) {}

export class ListenerPortRefused extends failure.forbidden(
  'LISTENER_PORT_REFUSED',
  'The service is not allowed to listen at the port',
  (address: string) => ({
    detail: `The system does not let the service listen at ${address}; use a port above 1023.`,
    violations: [{ pointer: '/port', detail: 'Must be above 1023, or 0.' }],
  }),
) {}

export class ListenerNotOpened extends failure.unavailable(
  'LISTENER_NOT_OPENED',
  'The listener could not be opened',
) {}
