import { type CallAnswer, type CallResult } from './webhook-calls.service';

/** What was done with a call of a webhook. */
export class WebhookCallResponse {
  /**
   * `started` and `resumed` name an execution. `kept`: nobody waits for the call yet. `repeated`: the same call was
   * received before, and nothing was done again.
   */
  result!: CallResult;

  /**
   * The execution that was started or resumed.
   * @format uuid
   */
  executionId?: string;

  static of({ result, executionId }: CallAnswer): WebhookCallResponse {
    return { result, ...(executionId === null ? {} : { executionId }) };
  }
}
