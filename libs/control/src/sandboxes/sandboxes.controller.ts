import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { currentContext } from '#libs/http';
import { ApiProblem, NewIds } from '#libs/openapi';
import {
  SnapshotDamaged,
  SnapshotNotFound,
  SnapshotOfAnotherApp,
  SnapshotOfAnotherSave,
  SnapshotOfNewerVersion,
} from '#libs/sandbox';
import { Concerns } from '../access/concern';
import { AdminController } from '../admin.decorators';
import { SANDBOX_PARAMETER, SNAPSHOT_PARAMETER } from '../parameters';
import { NameInvalid, SandboxExists, SandboxNotFound } from '../admin.errors';
import { CreateSandboxRequest } from '../admin.request';
import { SandboxResponse, SnapshotResponse } from './sandbox.response';
import { RenameSnapshotRequest, RestorePartRequest, SaveSnapshotRequest } from './snapshot.request';
import { SandboxesService } from './sandboxes.service';

const SANDBOX_NOT_FOUND = [
  404,
  [new SandboxNotFound(SANDBOX_PARAMETER.example)],
  'The sandbox does not exist.',
] as const;
const EXAMPLE = { sandbox: SANDBOX_PARAMETER.example, snapshot: SNAPSHOT_PARAMETER.example };
const SNAPSHOT_NOT_FOUND = [
  404,
  [new SnapshotNotFound(EXAMPLE)],
  'The snapshot does not exist.',
] as const;

@AdminController('')
export class SandboxesController {
  constructor(private readonly sandboxes: SandboxesService) {}

  /** Lists the sandboxes of this service. */
  @Get('sandboxes')
  @Concerns('own')
  listSandboxes(): Promise<SandboxResponse[]> {
    return this.sandboxes.list();
  }

  /** Creates a sandbox. A request with a new name in `X-Sandbox` also creates it. */
  @Post('sandboxes')
  @NewIds({ 'run-42': 'name' })
  @Concerns({ body: 'name' })
  @ApiProblem(400, [new NameInvalid('/name')], 'The name is not valid.')
  @ApiProblem(
    409,
    [new SandboxExists(SANDBOX_PARAMETER.example)],
    'A sandbox with that name already exists.',
  )
  createSandbox(@Body() { name }: CreateSandboxRequest): Promise<SandboxResponse> {
    return this.sandboxes.create(name);
  }

  /** Returns one sandbox. */
  @Get('sandboxes/:name')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiProblem(...SANDBOX_NOT_FOUND)
  findSandbox(@Param('name') name: string): Promise<SandboxResponse> {
    return this.sandboxes.find(name);
  }

  /** Drops a sandbox with its data, clock, rules, journal and snapshots. */
  @Delete('sandboxes/:name')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @HttpCode(204)
  @ApiProblem(...SANDBOX_NOT_FOUND)
  dropSandbox(@Param('name') name: string): Promise<void> {
    return this.sandboxes.drop(name);
  }

  /** Resets the data, clock, rules and journal of a sandbox. Its snapshots are kept. */
  @Post('sandboxes/:name/reset')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @HttpCode(200)
  resetSandbox(@Param('name') name: string): Promise<SandboxResponse> {
    return this.sandboxes.reset(name);
  }

  /** Resets the sandbox of the request, which `X-Sandbox` names. */
  @Post('reset')
  @Concerns('request')
  @HttpCode(200)
  resetCurrentSandbox(): Promise<SandboxResponse> {
    return this.sandboxes.reset(currentContext().sandbox);
  }

  /** Lists the snapshots of a sandbox. */
  @Get('sandboxes/:name/snapshots')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiProblem(...SANDBOX_NOT_FOUND)
  listSnapshots(@Param('name') name: string): Promise<SnapshotResponse[]> {
    return this.sandboxes.listSnapshots(name);
  }

  /** Saves the data, clock and rules of a sandbox. A snapshot with the same name is replaced. */
  @Post('sandboxes/:name/snapshots/:snapshot')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @ApiProblem(...SANDBOX_NOT_FOUND)
  saveSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
    @Body() { save }: SaveSnapshotRequest,
  ): Promise<SnapshotResponse> {
    return this.sandboxes.saveSnapshot(name, snapshot, save);
  }

  /**
   * Restores a snapshot.
   *
   * @remarks
   * By default, the snapshot is restored to the sandbox that it was saved from. `into` names another sandbox,
   * which is created if it does not exist. So you can prepare a sandbox once and give each test a copy. The
   * journal of the sandbox is kept.
   */
  @Post('sandboxes/:name/snapshots/:snapshot/restore')
  @Concerns({ path: 'name', body: 'into' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @HttpCode(200)
  @ApiProblem(...SNAPSHOT_NOT_FOUND)
  @ApiProblem(
    409,
    [new SnapshotOfAnotherSave(EXAMPLE, '0a1b2c3d', '4e5f6a7b')],
    'The snapshot does not belong to the save in `save`.',
  )
  @ApiProblem(
    422,
    [
      new SnapshotOfAnotherApp(EXAMPLE, 'spi', 'dict'),
      new SnapshotOfNewerVersion(EXAMPLE, ['CreateReceipts1800000000000']),
      new SnapshotDamaged(EXAMPLE, 'it does not name the app that saved it'),
    ],
    'The snapshot cannot be restored. Nothing was changed.',
  )
  restoreSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
    @Body() { into, save }: RestorePartRequest,
  ): Promise<SandboxResponse> {
    return this.sandboxes.restoreSnapshot(name, snapshot, { into, save });
  }

  /** Gives a snapshot another name. A snapshot with that name is replaced. */
  @Post('sandboxes/:name/snapshots/:snapshot/rename')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @HttpCode(200)
  @ApiProblem(400, [new NameInvalid('/to')], 'A name is not valid.')
  @ApiProblem(...SNAPSHOT_NOT_FOUND)
  renameSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
    @Body() { to }: RenameSnapshotRequest,
  ): Promise<SnapshotResponse> {
    return this.sandboxes.renameSnapshot(name, snapshot, to);
  }

  /** Deletes a snapshot. */
  @Delete('sandboxes/:name/snapshots/:snapshot')
  @Concerns({ path: 'name' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam({ ...SNAPSHOT_PARAMETER, example: 'after-payment' })
  @HttpCode(204)
  @ApiProblem(...SNAPSHOT_NOT_FOUND)
  deleteSnapshot(@Param('name') name: string, @Param('snapshot') snapshot: string): Promise<void> {
    return this.sandboxes.deleteSnapshot(name, snapshot);
  }
}
