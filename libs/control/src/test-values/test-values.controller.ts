import { Body, Get, Put } from '@nestjs/common';
import { ApiProblem } from '#libs/openapi';
import { AdminController } from '../admin.decorators';
import { ChangeTestValuesRequest } from './test-values.request';
import { TestValuesResponse } from './test-values.response';
import { TestValuesService } from './test-values.service';

@AdminController('/test-values', 'request')
export class TestValuesController {
  constructor(private readonly testValues: TestValuesService) {}

  /**
   * Lists the test values of the service: keys and e-mail addresses that request an outcome without a rule.
   *
   * @remarks
   * The value of an outcome is its code in small letters at the domain `outcome.example`, as in `am04@outcome.example`. Send it in
   * one of its `fields`. A rule that requests an outcome comes before a test value. The page docs/testing-with-sandboxes.md
   * explains them.
   */
  @Get()
  listTestValues(): Promise<TestValuesResponse> {
    return this.testValues.read();
  }

  /**
   * Turns the test values on or off in the sandbox. They are on in a new sandbox.
   *
   * @remarks
   * A snapshot contains the setting, and a reset turns them on.
   */
  @Put()
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not valid; `errors` says where.')
  changeTestValues(@Body() { enabled }: ChangeTestValuesRequest): Promise<TestValuesResponse> {
    return this.testValues.change(enabled);
  }
}
