import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import {
  AdminController,
  Concerns,
  CreateSandboxRequest,
  NameInvalid,
  SandboxExists,
  SandboxNotFound,
  SANDBOX_PARAMETER,
} from '#libs/control';
import { currentContext } from '#libs/http';
import { ApiProblem, NewIds } from '#libs/openapi';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { SuiteSandboxesResponse, SuiteSandboxResponse } from './suite-sandbox.response';
import { SuiteSandboxesService } from './suite-sandboxes.service';

const NOT_FOUND = [
  404,
  [new SandboxNotFound(SANDBOX_PARAMETER.example)],
  'No service has the sandbox.',
] as const;

@AdminController('')
export class SuiteSandboxesController {
  constructor(private readonly sandboxes: SuiteSandboxesService) {}

  /** Lists the sandboxes of all services. A service that does not answer is named in `silent`. */
  @Get('sandboxes')
  @Concerns('own')
  listSandboxes(): Promise<SuiteSandboxesResponse> {
    return this.sandboxes.listOfCaller();
  }

  /** Creates a sandbox in the services that do not have it. */
  @Post('sandboxes')
  @NewIds({ 'run-42': 'name' })
  @Concerns({ body: 'name' })
  @ApiProblem(400, [new NameInvalid('/name')], 'The name is not valid.')
  @ApiProblem(409, [new SandboxExists(SANDBOX_PARAMETER.example)], 'All services have it already.')
  @ApiProblem(...SERVICE_PROBLEMS)
  createSandbox(@Body() { name }: CreateSandboxRequest): Promise<SuiteSandboxResponse> {
    return this.sandboxes.create(name);
  }

  /** Returns one sandbox. */
  @Get('sandboxes/:name')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  findSandbox(@Param('name') name: string): Promise<SuiteSandboxResponse> {
    return this.sandboxes.find(name);
  }

  /**
   * Drops a sandbox in all services, with its data, clock, rules, journal and snapshots.
   *
   * @remarks
   * If a service fails in the middle, the sandbox stays dropped in the others. Send the request again.
   */
  @Delete('sandboxes/:name')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @HttpCode(204)
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  dropSandbox(@Param('name') name: string): Promise<void> {
    return this.sandboxes.drop(name);
  }

  /** Resets data, clock, rules and journal of a sandbox in all services. Its snapshots are kept. */
  @Post('sandboxes/:name/reset')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @HttpCode(200)
  @ApiProblem(...SERVICE_PROBLEMS)
  resetSandbox(@Param('name') name: string): Promise<SuiteSandboxResponse> {
    return this.sandboxes.reset(name);
  }

  /** Resets the sandbox of the request, which `X-Sandbox` names, in all services. */
  @Post('reset')
  @Concerns('request')
  @HttpCode(200)
  @ApiProblem(...SERVICE_PROBLEMS)
  resetCurrentSandbox(): Promise<SuiteSandboxResponse> {
    return this.sandboxes.reset(currentContext().sandbox);
  }
}
