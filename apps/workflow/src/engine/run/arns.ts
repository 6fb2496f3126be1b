/**
 * ARNs of executions and workflows in the form of AWS, for definitions that read or send them. The region and the
 * account do not exist.
 */
const STATES = 'arn:aws:states:sa-east-0:000000000000';

/** `$$.Execution.RoleArn` */
export const ROLE_ARN = 'arn:aws:iam::000000000000:role/payment-simulators';

/** `$$.Execution.Id`; its last part is the id in the API. */
export function executionArn(workflowId: string, id: string): string {
  return `${STATES}:execution:${workflowId}:${id}`;
}

/** `$$.StateMachine.Id` */
export function stateMachineArn(workflowId: string): string {
  return `${STATES}:stateMachine:${workflowId}`;
}
