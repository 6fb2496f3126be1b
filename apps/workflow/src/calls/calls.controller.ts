import { Body, Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, bytesOf, currentContext, reply } from '#libs/http';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { type Json } from '#libs/states-language';
import { EXAMPLE_INPUT, EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { WorkflowNotFound } from '../workflows/workflow.errors';
import { CallNotSigned, TooManyKeptCalls } from './call.errors';
import { WebhookCallRequest } from './call.request';
import { WebhookCallResponse } from './call.response';
import { WebhookCallsService } from './webhook-calls.service';

/** The webhooks of workflows. */
@ApiTags('webhooks')
@Controller('webhooks')
export class CallsController {
  constructor(private readonly calls: WebhookCallsService) {}

  /**
   * Calls the webhook of a workflow.
   *
   * @remarks
   * The call completes the `webhook.wait` task that waits for its correlation id. A task without a correlation id waits
   * for a call without one. If no task waits, the call starts an execution with the body as its input. If the call has
   * a correlation id and the definition has a `webhook.wait`, the call is kept instead, and completes the task that
   * asks for it later.
   *
   * A call with an id (`webhook-id`, `Idempotency-Key` or `X-GitHub-Delivery`) is processed only once. If the workflow
   * has a secret, the call must be signed: `webhook-signature` (Standard Webhooks) or `X-Hub-Signature-256`.
   */
  @Post(':workflowId')
  @HttpCode(202)
  @TakesJson()
  @ApiParam({
    name: 'workflowId',
    description: 'The id of the workflow.',
    example: EXAMPLE_WORKFLOW,
  })
  @ApiBody({
    schema: {
      type: 'object',
      additionalProperties: true,
      example: { correlationId: EXAMPLE_INPUT.orderId, amount: '10.00' },
    },
  })
  @ApiHeader({
    name: 'webhook-id',
    required: false,
    description: 'The id of the call. A call with the same id is processed only once.',
    schema: { type: 'string', maxLength: 255 },
  })
  @ApiAcceptedResponse({ type: WebhookCallResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not a JSON object.')
  @ApiProblem(401, [new CallNotSigned(true), new CallNotSigned(false)], 'The call is not signed.')
  @ApiProblem(404, [new WorkflowNotFound('42', 'run-42')], 'The workflow does not exist.')
  @ApiProblem(
    429,
    [new TooManyKeptCalls(10_000)],
    'The sandbox already keeps the maximum number of calls.',
  )
  @ApiProblem(508, ['WORKFLOW_LOOP'], 'Workflows call each other in an endless loop.')
  async callWebhook(
    @Param('workflowId') workflowId: string,
    @Query() { correlationId }: WebhookCallRequest,
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<BodyReply<WebhookCallResponse>> {
    const answer = await this.calls.take({
      ...{ workflowId, correlationId },
      body: (body ?? {}) as Json,
      bytes: bytesOf(request) ?? Buffer.alloc(0),
      headers: headersOf(request),
    });
    const { executionId } = answer;
    const { pathPrefix } = currentContext();
    const Location = executionId === null ? undefined : `${pathPrefix}/executions/${executionId}`;
    return reply(WebhookCallResponse.of(answer), { headers: { Location } });
  }
}

function headersOf({ headers }: Request): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  );
}
