import { failure } from '#libs/kernel';
import { type Execution, type ExecutionStatus } from './execution';

export class ExecutionNotFound extends failure.notFound(
  'EXECUTION_NOT_FOUND',
  'There is no such execution',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no execution ${id}. GET /workflows/{id}/executions lists those of a workflow.`,
) {}

export class ExecutionEnded extends failure.conflict(
  'EXECUTION_ENDED',
  'The execution has ended',
  (id: string, status: ExecutionStatus) =>
    `Execution ${id} has the status ${status} and can no longer be stopped.`,
) {}

export class ExecutionNotRedrivable extends failure.conflict(
  'EXECUTION_NOT_REDRIVABLE',
  'The execution cannot be started again',
  (id: string, status: ExecutionStatus) =>
    `Execution ${id} has the status ${status}. Only an execution that is FAILED, TIMED_OUT or ABORTED can be started again.`,
) {}

export class IdempotencyKeyReused extends failure.unprocessable(
  'IDEMPOTENCY_KEY_REUSED',
  'The Idempotency-Key was used for another execution',
  (key: string, id: string) =>
    `The Idempotency-Key ${key} has already started execution ${id} with other content. Use a new key.`,
) {}

/** As in AWS: a name belongs to one execution of a workflow. */
export class ExecutionAlreadyExists extends failure.conflict(
  'EXECUTION_ALREADY_EXISTS',
  'The workflow has an execution of this name',
  ({ id, name, status }: Pick<Execution, 'id' | 'name' | 'status'>) =>
    `Execution ${id} of the workflow has the name ${name} and the status ${status}. A request with the same name and body returns it ` +
    'while it runs. Use a new name, or leave the name out.',
) {}
