import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { DefinitionInvalid } from '../workflows/workflow.errors';
import { readStateTest, STATE_TEST } from './state-test.request';
import { StateTestResponse } from './state-test.response';
import { StateTestsService } from './state-tests.service';

/** Tests of single states. */
@ApiTags('testing')
@Controller('states')
export class StatesController {
  constructor(private readonly tests: StateTestsService) {}

  /**
   * Runs one state alone, as TestState of AWS does.
   *
   * @remarks
   * Nothing is stored. A Task really calls its resource, unless `mock` says what it returns. The branches of a Parallel
   * and the iterations of a Map are not run: `mock` has their results.
   */
  @Post('test')
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: STATE_TEST })
  @ApiOkResponse({ type: StateTestResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  @ApiProblem(
    422,
    [new DefinitionInvalid([{ pointer: '/Seconds', detail: 'Must be a whole number.' }])],
    'The state is not valid.',
  )
  testState(@Body() body: object | undefined): Promise<StateTestResponse> {
    return this.tests.run(readStateTest(body ?? {}));
  }
}
