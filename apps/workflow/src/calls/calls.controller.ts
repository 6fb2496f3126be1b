import { Body, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblem, bytesOf, currentContext, TakesJson } from '#libs/platform';
import { type Json } from '#libs/states-language';
import { EXAMPLE_INPUT, EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { WorkflowNotFound } from '../workflows/workflow.errors';
import { CallNotSigned, TooManyKeptCalls } from './call.errors';
import { WebhookCallRequest } from './call.request';
import { WebhookCallResponse } from './call.response';
import { WebhookCalls } from './webhook-calls.service';

/** The webhooks of workflows. */
@ApiTags('webhooks')
@Controller('webhooks')
export class CallsController {
  constructor(private readonly calls: WebhookCalls) {}

  /**
   * Calls the webhook of a workflow.
   *
   * @remarks
   * The call resumes the execution whose task `webhook.wait` waits for it: by the correlation id, or any call if the task
   * names none. If nobody waits, the call starts an execution with the body as its input. A call with a correlation id is
   * kept instead if the definition has a `webhook.wait`, and completes the task that asks for it later.
   *
   * A call that names itself (`webhook-id`, `Idempotency-Key` or `X-GitHub-Delivery`) is taken once. If the workflow has
   * a secret, the call must be signed: `webhook-signature` (Standard Webhooks) or `X-Hub-Signature-256`.
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
    description: 'Names the call: sent again, it is not taken a second time.',
    schema: { type: 'string', maxLength: 255 },
  })
  @ApiAcceptedResponse({ type: WebhookCallResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not a JSON object.')
  @ApiProblem(401, [new CallNotSigned(true), new CallNotSigned(false)], 'The call is not signed.')
  @ApiProblem(404, [new WorkflowNotFound('42', 'run-42')], 'The workflow does not exist.')
  @ApiProblem(429, [new TooManyKeptCalls(10_000)], 'Too many calls are kept.')
  @ApiProblem(508, ['WORKFLOW_LOOP'], 'Workflows call each other without end.')
  async callWebhook(
    @Param('workflowId') workflowId: string,
    @Query() { correlationId }: WebhookCallRequest,
    @Body() body: object | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookCallResponse> {
    const answer = await this.calls.take({
      ...{ workflowId, correlationId },
      body: (body ?? {}) as Json,
      bytes: bytesOf(request) ?? Buffer.alloc(0),
      headers: headersOf(request),
    });
    if (answer.executionId !== null) {
      response.set('Location', `${currentContext().pathPrefix}/executions/${answer.executionId}`);
    }
    return WebhookCallResponse.of(answer);
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
