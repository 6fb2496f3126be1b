import { Failure } from '#libs/kernel';
import { HttpProblem } from '#libs/platform';
import { MAX_HOPS } from '../tasks/hops';
import { SIGNATURE_HEADERS } from './call-signature';

export class CallNotSigned extends Failure {
  readonly kind = 'unauthenticated';
  readonly code = 'WEBHOOK_SIGNATURE_INVALID';
  readonly title = 'The call is not signed with the secret of the workflow';

  constructor(isMissing: boolean) {
    super(
      isMissing
        ? `The workflow has a secret: send the HMAC-SHA256 of the body in ${SIGNATURE_HEADERS.join(' or ')}.`
        : 'The signature is not the one of these bytes with the secret of the workflow. Sign the body exactly as it is sent.',
    );
  }
}

export class TaskNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'TASK_NOT_FOUND';
  readonly title = 'No task waits with this token';

  constructor() {
    super('No task waits with this token: it has ended, has timed out, or never existed.');
  }
}

export class TooManyHops extends HttpProblem {
  constructor(hops: number) {
    super(
      508,
      `${String(hops)} calls of workflows led to this call; at most ${String(MAX_HOPS)} are allowed. A workflow probably calls its own webhook.`,
      { code: 'WORKFLOW_LOOP', title: 'Workflows call each other without end' },
    );
  }
}

export class TooManyKeptCalls extends Failure {
  readonly kind = 'rate-limited';
  readonly code = 'WEBHOOK_CALLS_FULL';
  readonly title = 'Too many calls are kept';

  constructor(most: number) {
    super(
      `The sandbox already keeps ${String(most)} calls that no task has asked for (WORKFLOW_CALLS_KEPT). Start the ` +
        'executions that wait for them, delete their workflows, or reset the sandbox.',
    );
  }
}
