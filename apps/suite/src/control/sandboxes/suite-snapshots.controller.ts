import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import {
  AdminController,
  Concerns,
  RestoreSnapshotRequest,
  SandboxNotFound,
  SANDBOX_PARAMETER,
  SNAPSHOT_PARAMETER,
} from '#libs/control';
import { ApiProblem } from '#libs/openapi';
import { SnapshotNotFound } from '#libs/sandbox';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { SnapshotIncomplete, SnapshotPartsDiffer } from './snapshot.errors';
import { SuiteSandboxResponse, SuiteSnapshotResponse } from './suite-sandbox.response';
import { SuiteSnapshotsService } from './suite-snapshots.service';

const SANDBOX_NOT_FOUND = [
  404,
  [new SandboxNotFound(SANDBOX_PARAMETER.example)],
  'No service has the sandbox.',
] as const;
const SNAPSHOT_NOT_FOUND = [
  404,
  [
    new SnapshotNotFound({
      sandbox: SANDBOX_PARAMETER.example,
      snapshot: SNAPSHOT_PARAMETER.example,
    }),
  ],
  'No service has the snapshot.',
] as const;

@AdminController('/sandboxes/:name/snapshots', { path: 'name' })
export class SuiteSnapshotsController {
  constructor(private readonly snapshots: SuiteSnapshotsService) {}

  /** Lists the snapshots of a sandbox, with the services that have them. */
  @Get()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiProblem(...SANDBOX_NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  listSnapshots(@Param('name') name: string): Promise<SuiteSnapshotResponse[]> {
    return this.snapshots.list(name);
  }

  /**
   * Saves a sandbox in all services at the same moment.
   *
   * @remarks
   * Requests to the sandbox wait meanwhile. A snapshot with the same name is replaced when all parts of the new one are
   * saved. If a service does not answer, nothing is changed.
   */
  @Post(':snapshot')
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @ApiProblem(...SANDBOX_NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  saveSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
  ): Promise<SuiteSnapshotResponse> {
    return this.snapshots.save(name, snapshot);
  }

  /**
   * Restores a snapshot in all services.
   *
   * @remarks
   * `into` names another sandbox, which is created if it does not exist. Requests to it wait meanwhile. If a service
   * fails, the others get their earlier state again. Journals are kept.
   */
  @Post(':snapshot/restore')
  @Concerns({ path: 'name', body: 'into' })
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @HttpCode(200)
  @ApiProblem(...SNAPSHOT_NOT_FOUND)
  @ApiProblem(
    409,
    [
      new SnapshotIncomplete(`${SANDBOX_PARAMETER.example}/${SNAPSHOT_PARAMETER.example}`, [
        'dict',
      ]),
      new SnapshotPartsDiffer(`${SANDBOX_PARAMETER.example}/${SNAPSHOT_PARAMETER.example}`, [
        { service: 'spi', save: '0a1b2c3d' },
        { service: 'dict', save: '4e5f6a7b' },
      ]),
    ],
    'Some services do not have the snapshot, or its parts were saved at different moments.',
  )
  @ApiProblem(...SERVICE_PROBLEMS)
  restoreSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
    @Body() { into }: RestoreSnapshotRequest,
  ): Promise<SuiteSandboxResponse> {
    return this.snapshots.restore(name, snapshot, into);
  }

  /** Deletes a snapshot in all services. */
  @Delete(':snapshot')
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @HttpCode(204)
  @ApiProblem(...SNAPSHOT_NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  deleteSnapshot(@Param('name') name: string, @Param('snapshot') snapshot: string): Promise<void> {
    return this.snapshots.delete(name, snapshot);
  }
}
