import { Body, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { ListParametersRequest } from './list-parameters.request';
import { MAX_ADDED } from './parameter';
import { PARAMETERS } from './request/parameters.request';
import { ParametersInvalid, TooManyParameters } from './parameters.errors';
import { ParametersResponse } from './parameters.response';
import { ParametersService } from './parameters.service';

const INVALID = new ParametersInvalid([
  {
    pointer: '/rates/0/rate',
    detail:
      'Must be a percentage from 0 to 5.00 with at most two decimals, as a number or a text: 2.9 or "2.90".',
  },
]);

@ServiceAdminController('/parameters')
export class ParametersController {
  constructor(private readonly parameters: ParametersService) {}

  /**
   * Adds municipalities, service codes and ISS rates to the sandbox, or replaces them.
   *
   * @remarks
   * The next invoice is computed with them. Members of an item that are left out have the value of the seed, or the
   * default value if the seed does not have the item. All items are stored, or none. A rate applies if the agreement of
   * its municipality is active.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: PARAMETERS })
  @ApiCreatedResponse({ type: ParametersResponse, description: 'The items as they are stored.' })
  @ApiProblem(400, [INVALID], 'An item is not valid; `errors` says where.')
  @ApiProblem(
    409,
    [new TooManyParameters(MAX_ADDED)],
    'The sandbox would have more than the maximum number of added parameters.',
  )
  addParameters(@Body() body: object | undefined): Promise<ParametersResponse> {
    return this.parameters.add(body ?? {});
  }

  /**
   * Lists the parameters that apply in the sandbox: those of the seed and those that were added.
   *
   * @remarks
   * A municipality that is not listed is unknown: the rate comes from the request, and the ISS is due at the provider.
   * The list with `source=added` can be sent to another sandbox as it is.
   */
  @Get()
  @ApiOkResponse({ type: ParametersResponse, description: 'The parameters.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  listParameters(@Query() filter: ListParametersRequest): Promise<ParametersResponse> {
    return this.parameters.list(filter);
  }

  /** Removes all added parameters of the sandbox. Those of the seed apply again. */
  @Delete()
  @HttpCode(204)
  resetParameters(): Promise<void> {
    return this.parameters.reset();
  }
}
