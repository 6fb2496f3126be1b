import { HttpProblem } from '#libs/http';
import { failure } from '#libs/kernel';
import { MAX_HOPS } from '../tasks/hops';
import { SIGNATURE_HEADERS } from './call-signature';

export class CallNotSigned extends failure.unauthenticated(
  'WEBHOOK_SIGNATURE_INVALID',
  'The call is not signed with the secret of the workflow',
  (isMissing: boolean) =>
    isMissing
      ? `The workflow has a secret: send the HMAC-SHA256 of the body in ${SIGNATURE_HEADERS.join(' or ')}.`
      : 'The signature does not match the body and the secret of the workflow. Sign the exact bytes of the body.',
) {}

export class TaskNotFound extends failure.notFound(
  'TASK_NOT_FOUND',
  'No task waits with this token',
  () => 'No task waits with this token: it has ended, has timed out, or never existed.',
) {}

export class TooManyHops extends HttpProblem {
  constructor(hops: number) {
    super(
      508,
      `This call comes after ${String(hops)} calls between workflows; at most ${String(MAX_HOPS)} are allowed. A workflow probably calls its own webhook.`,
      { code: 'WORKFLOW_LOOP', title: 'Workflows call each other in an endless loop' },
    );
  }
}

export class TooManyKeptCalls extends failure.rateLimited(
  'WEBHOOK_CALLS_FULL',
  'Too many calls are kept',
  (most: number) =>
    `The sandbox already keeps ${String(most)} calls that wait for a task (WORKFLOW_CALLS_KEPT). Start the ` +
    'executions that wait for them, delete their workflows, or reset the sandbox.',
) {}
