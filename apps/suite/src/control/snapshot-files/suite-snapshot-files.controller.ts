import { Get, Param, Put, Req, type StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  AdminController,
  NameInvalid,
  SANDBOX_PARAMETER,
  SendsSnapshotFile,
  SNAPSHOT_PARAMETER,
  SnapshotFileGuard,
  TakesSnapshotFile,
} from '#libs/control';
import { ApiProblem } from '#libs/openapi';
import { SnapshotFileInvalid, SnapshotFileOfService, SnapshotNotFound } from '#libs/sandbox';
import { SnapshotIncomplete, SnapshotPartsDiffer } from '../sandboxes/snapshot.errors';
import { SuiteSnapshotResponse } from '../sandboxes/suite-sandbox.response';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { SuiteSnapshotFilesService } from './suite-snapshot-files.service';

const EXAMPLE = { sandbox: SANDBOX_PARAMETER.example, snapshot: SNAPSHOT_PARAMETER.example };
const SNAPSHOT = `${EXAMPLE.sandbox}/${EXAMPLE.snapshot}`;
const PARTS = [
  { service: 'spi', save: '0a1b2c3d' },
  { service: 'dict', save: '4e5f6a7b' },
];

@AdminController('/sandboxes/:name/snapshots/:snapshot/file', { path: 'name' }, SnapshotFileGuard)
export class SuiteSnapshotFilesController {
  constructor(private readonly files: SuiteSnapshotFilesService) {}

  /**
   * Downloads a snapshot of all services as one file.
   *
   * @remarks
   * The file can be loaded on another machine, also if its services use another kind of database.
   */
  @Get()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @SendsSnapshotFile()
  @ApiProblem(404, [new SnapshotNotFound(EXAMPLE)], 'No service has the snapshot.')
  @ApiProblem(
    409,
    [new SnapshotIncomplete(SNAPSHOT, ['dict']), new SnapshotPartsDiffer(SNAPSHOT, PARTS)],
    'Some services do not have the snapshot, or its parts were saved at different moments.',
  )
  @ApiProblem(...SERVICE_PROBLEMS)
  downloadSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
  ): Promise<StreamableFile> {
    return this.files.download(name, snapshot);
  }

  /**
   * Stores a file as a snapshot of the sandbox in all services. Services that do not have the sandbox create it.
   *
   * @remarks
   * A snapshot with the same name is replaced when all parts of the file are stored. The data of the sandbox are not
   * changed: restore the snapshot afterwards. If a part cannot be loaded, nothing is stored in any service.
   */
  @Put()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(SNAPSHOT_PARAMETER)
  @TakesSnapshotFile()
  @ApiProblem(400, [new NameInvalid('/name')], 'A name is not valid.')
  @ApiProblem(
    422,
    [
      new SnapshotFileInvalid('It must have one part of each of spi, dict.'),
      new SnapshotFileOfService('spi'),
    ],
    'The file cannot be loaded. Nothing was stored.',
  )
  @ApiProblem(...SERVICE_PROBLEMS)
  loadSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
    @Req() request: Request,
  ): Promise<SuiteSnapshotResponse> {
    return this.files.load(name, snapshot, request);
  }
}
