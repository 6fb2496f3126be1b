import { type OutboundClient } from '#libs/outbound';
import { type Json } from '#libs/states-language';
import { timeLimit, type TaskConfig } from '../config';
import { hopsFailure } from '../hops';
import { type Secrets } from '../secrets';
import {
  failed,
  succeeded,
  taskResource,
  type TaskOutcome,
  type TaskRequest,
  type TaskResource,
} from '../task-resource';
import { outcomeOfFailure, outcomeOfStatus, shownAnswer, type ShownAnswer } from './http-answer';
import { awsHttpArguments, httpArguments, ofAws, type HttpArguments } from './http-arguments';
import { httpRequestOf } from './http-request';

/** The dependencies of the HTTP resources. */
export interface HttpTasks {
  readonly client: OutboundClient;
  readonly secrets: Secrets;
  readonly config: Pick<TaskConfig, 'taskTimeoutMs'>;
}

const ERRORS =
  'Errors: States.Http.StatusCode.<n> for 4xx and 5xx, with the first 1024 bytes of the body as the cause; Http.Refused, Http.TooLarge, Http.Failed, States.Timeout, Workflow.TooManyHops.';
const REPEAT =
  'A repeat sends the same Idempotency-Key, unless the method is GET or HEAD or the headers have one; the target must honour it.';

/** `http`, and the same under the name of AWS. */
export function httpResources(tasks: HttpTasks): readonly TaskResource[] {
  return [
    taskResource({
      name: 'http',
      description: `Sends an HTTP request. Output: {status, headers, body}; the body is JSON if its media type is, otherwise text. ${ERRORS} ${REPEAT}`,
      argumentsSchema: httpArguments,
      carriesToken: true,
      perform: (sent, request) => perform(tasks, sent, request, outputOf),
    }),
    taskResource({
      name: 'arn:aws:states:::http:invoke',
      description: `Sends an HTTP request, with the arguments and the output of AWS: {Headers, ResponseBody, StatusCode, StatusText}. Authentication and InvocationConfig are accepted and ignored. To authenticate, send a header with {"secretRef": "NAME"}. ${ERRORS} ${REPEAT}`,
      argumentsSchema: awsHttpArguments,
      perform: (sent, request) => perform(tasks, ofAws(sent), request, awsOutputOf),
    }),
  ];
}

async function perform(
  { client, secrets, config }: HttpTasks,
  sent: HttpArguments,
  task: TaskRequest,
  output: (answer: ShownAnswer) => Json,
): Promise<TaskOutcome> {
  const tooManyHops = hopsFailure(task);
  if (tooManyHops !== undefined) return tooManyHops;
  const made = httpRequestOf(sent, task, secrets);
  if ('problem' in made) return failed('Http.Refused', made.problem);
  const outcome = await client.send({
    ...made.request,
    timeoutMs: timeLimit(config, task.timeoutMs),
    signal: task.abort,
  });
  if (outcome.kind !== 'answer') return outcomeOfFailure(outcome);
  const failure = outcomeOfStatus(outcome, made.secrets);
  return failure ?? succeeded(output(shownAnswer(outcome, made.secrets)));
}

function outputOf({ status, headers, body }: ShownAnswer): Json {
  return { status, headers, body };
}

/** AWS shows every header as a list. */
function awsOutputOf({ status, statusText, headers, body }: ShownAnswer): Json {
  const lists = Object.entries(headers).map(
    ([name, value]) => [name, typeof value === 'string' ? [value] : value] as const,
  );
  return {
    Headers: Object.fromEntries(lists),
    ResponseBody: body,
    StatusCode: status,
    StatusText: statusText,
  };
}
