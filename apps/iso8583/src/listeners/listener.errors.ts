import { Failure, summaryOf, type ViolationList } from '#libs/kernel';

export class ListenerInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'LISTENER_INVALID';
  readonly title = 'The listener is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

export class ListenerTaken extends Failure {
  readonly kind = 'conflict';
  readonly code = 'LISTENER_TAKEN';
  readonly title = 'The sandbox has a listener with that name';

  constructor(name: string, sandbox: string) {
    super(`Sandbox ${sandbox} has a listener ${name}; delete it before, or use another name.`);
  }
}

export class ListenerLimitReached extends Failure {
  readonly kind = 'conflict';
  readonly code = 'LISTENER_LIMIT_REACHED';
  readonly title = 'There are too many listeners';

  constructor(max: number) {
    super(`The service already has the maximum of ${String(max)} listeners; delete one before.`);
  }
}

export class ListenerNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'LISTENER_NOT_FOUND';
  readonly title = 'The listener does not exist';

  constructor(name: string, known: readonly string[]) {
    const list =
      known.length === 0 ? 'it has no listeners' : `its listeners are ${known.join(', ')}`;
    super(`The sandbox has no listener ${name}; ${list}.`);
  }
}

export class ListenerPortTaken extends Failure {
  readonly kind = 'conflict';
  readonly code = 'LISTENER_PORT_TAKEN';
  readonly title = 'The port is in use';

  constructor(address: string) {
    super(`${address} is in use; use another port, or 0 for one that the system chooses.`, [
      { pointer: '/port', detail: 'Must be a free port, or 0.' },
    ]);
  }
}

export class ListenerPortRefused extends Failure {
  readonly kind = 'forbidden';
  readonly code = 'LISTENER_PORT_REFUSED';
  readonly title = 'The service may not listen at the port';

  constructor(address: string) {
    super(`The system does not let the service listen at ${address}; use a port above 1023.`, [
      { pointer: '/port', detail: 'Must be above 1023, or 0.' },
    ]);
  }
}

export class ListenerNotOpened extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'LISTENER_NOT_OPENED';
  readonly title = 'The listener could not be opened';
}
