import { Failure } from '#libs/kernel';
import { type Execution, type ExecutionStatus } from './execution';

export class ExecutionNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'EXECUTION_NOT_FOUND';
  readonly title = 'There is no such execution';

  constructor(id: string, sandbox: string) {
    super(
      `Sandbox ${sandbox} has no execution ${id}. GET /workflows/{id}/executions lists those of a workflow.`,
    );
  }
}

export class ExecutionEnded extends Failure {
  readonly kind = 'conflict';
  readonly code = 'EXECUTION_ENDED';
  readonly title = 'The execution has ended';

  constructor(id: string, status: ExecutionStatus) {
    super(`Execution ${id} is ${status} and can no longer be stopped.`);
  }
}

export class ExecutionNotRedrivable extends Failure {
  readonly kind = 'conflict';
  readonly code = 'EXECUTION_NOT_REDRIVABLE';
  readonly title = 'The execution cannot be started again';

  constructor(id: string, status: ExecutionStatus) {
    super(
      `Execution ${id} is ${status}. Only an execution that is FAILED, TIMED_OUT or ABORTED can be started again.`,
    );
  }
}

export class IdempotencyKeyReused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  readonly title = 'The Idempotency-Key was used for another execution';

  constructor(key: string, id: string) {
    super(
      `The Idempotency-Key ${key} has started execution ${id}, and this request asks for another one. Use a new key.`,
    );
  }
}

/** As in AWS: a name belongs to one execution of a workflow. */
export class ExecutionAlreadyExists extends Failure {
  readonly kind = 'conflict';
  readonly code = 'EXECUTION_ALREADY_EXISTS';
  readonly title = 'The workflow has an execution of this name';

  constructor({ id, name, status }: Pick<Execution, 'id' | 'name' | 'status'>) {
    super(
      `Execution ${id} of the workflow has the name ${name} and is ${status}. A repeat with the same body returns it ` +
        'while it runs. Use a new name, or leave the name out.',
    );
  }
}
