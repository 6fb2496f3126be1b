import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AdminController, Unaudited } from '#libs/control';
import { type BodyReply, IgnoresUnknownQuery, reply } from '#libs/http';
import { failure } from '#libs/kernel';
import { Services } from '../services/services';
import { FIRST_STEPS, type FirstStep } from './first-steps';
import { FIRST_STEPS_SCRIPT } from './first-steps-script';
import { FIRST_STEPS_SCRIPT_PATH } from './first-steps-section';

/** Ids of payments as the standard has them. */
const PAYMENT_ID = /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/;

class FirstStepNotFound extends failure.notFound(
  'FIRST_STEP_NOT_FOUND',
  'The start page has no such step',
  () => 'The start page of the suite control lists its steps. GET / shows it.',
) {}

/**
 * The steps of the start page that a service answers. They are part of the page, so they are not in the OpenAPI
 * document.
 */
@ApiExcludeController()
@AdminController('/first-steps', 'request')
export class FirstStepsController {
  constructor(private readonly services: Services) {}

  /**
   * Sends the request of the step to its service, in the sandbox of this request, and returns the response of the
   * service.
   */
  @Post(':name{/:paymentId}')
  @Unaudited()
  async send(
    @Param('name') name: string,
    @Param('paymentId') paymentId: string | undefined,
  ): Promise<BodyReply<string>> {
    const { service, method, path, body } = stepFor(name, paymentId);
    const answer = await this.services.named(service, '/service').forward(method, path, body);
    const headers = { 'Content-Type': answer.contentType };
    return reply(answer.text, { status: answer.status, headers });
  }
}

/** @throws FirstStepNotFound if no step of a service has the name and this use of an id */
function stepFor(
  name: string,
  paymentId: string | undefined,
): FirstStep & { readonly service: string } {
  const step = FIRST_STEPS.find((each) => each.name === name);
  const service = step?.service;
  const takesId = step?.path.includes('{paymentId}') === true;
  const isRight = paymentId === undefined ? !takesId : takesId && PAYMENT_ID.test(paymentId);
  if (step === undefined || service === undefined || !isRight) throw new FirstStepNotFound();
  return { ...step, service, path: step.path.replace('{paymentId}', paymentId ?? '') };
}

@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller()
export class FirstStepsScriptController {
  @Get(FIRST_STEPS_SCRIPT_PATH)
  @Header('Cache-Control', 'no-cache')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return FIRST_STEPS_SCRIPT;
  }
}
