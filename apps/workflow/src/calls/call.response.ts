import { type CallAnswer, type CallResult } from './webhook-calls.service';

/** The result of a call of a webhook. */
export class WebhookCallResponse {
  /**
   * `started`: the call has started an execution. `resumed`: it has completed a waiting task. `kept`: no task waits for
   * it yet. `repeated`: the same call was received before, so this one has no effect.
   */
  result!: CallResult;

  /**
   * The execution that was started or resumed.
   * @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05
   */
  executionId?: string;

  static of({ result, executionId }: CallAnswer): WebhookCallResponse {
    return { result, ...(executionId === null ? {} : { executionId }) };
  }
}
