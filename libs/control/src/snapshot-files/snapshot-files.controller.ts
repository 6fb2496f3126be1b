import { Get, Param, Put, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem } from '#libs/openapi';
import {
  SnapshotDamaged,
  SnapshotFileInvalid,
  SnapshotFileOfAnotherService,
  SnapshotFileOfSuite,
  SnapshotNotFound,
  SnapshotOfAnotherApp,
  SnapshotOfNewerVersion,
} from '#libs/sandbox';
import { AdminController } from '../admin.decorators';
import { NameInvalid } from '../admin.errors';
import { SANDBOX_PARAMETER, SNAPSHOT_PARAMETER } from '../parameters';
import { SnapshotResponse } from '../sandboxes/sandbox.response';
import {
  SendsSnapshotFile,
  SnapshotFileGuard,
  TakesSnapshotFile,
} from './snapshot-file.decorators';
import { LoadSnapshotRequest } from './snapshot-file.request';
import { SnapshotFilesService } from './snapshot-files.service';

const EXAMPLE = { sandbox: SANDBOX_PARAMETER.example, snapshot: SNAPSHOT_PARAMETER.example };
/** The page executes these operations after the one that renames the snapshot. */
const RENAMED = { ...SNAPSHOT_PARAMETER, example: 'after-payment' };
const DAMAGED = new SnapshotDamaged(EXAMPLE, 'it is not a complete database');

@AdminController('/sandboxes/:name/snapshots/:snapshot/file', { path: 'name' }, SnapshotFileGuard)
export class SnapshotFilesController {
  constructor(private readonly files: SnapshotFilesService) {}

  /**
   * Downloads a snapshot as a file.
   *
   * @remarks
   * The file can be loaded on another machine, also if one of them uses SQLite and the other PostgreSQL. It has the
   * data of the sandbox, and so personal data if there is any.
   */
  @Get()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(RENAMED)
  @SendsSnapshotFile()
  @ApiProblem(404, [new SnapshotNotFound(EXAMPLE)], 'The snapshot does not exist.')
  @ApiProblem(422, [DAMAGED], 'The snapshot cannot be read.')
  downloadSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
  ): Promise<StreamableFile> {
    return this.files.download(name, snapshot);
  }

  /**
   * Stores a file as a snapshot of the sandbox, which is created if it does not exist.
   *
   * @remarks
   * A snapshot with the same name is replaced. The data of the sandbox are not changed: restore the snapshot
   * afterwards. A file of an older version of the service is migrated when it is restored. If the file cannot be
   * loaded, nothing is stored.
   */
  @Put()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam(RENAMED)
  @TakesSnapshotFile()
  @ApiProblem(400, [new NameInvalid('/name'), 'REQUEST_INVALID'], 'A name or `save` is not valid.')
  @ApiProblem(
    422,
    [
      new SnapshotFileInvalid('It is cut or empty: its end is missing.'),
      new SnapshotFileOfAnotherService('spi', 'dict'),
      new SnapshotFileOfSuite(),
      new SnapshotOfNewerVersion(EXAMPLE, ['CreateReceipts1800000000000']),
      new SnapshotOfAnotherApp(EXAMPLE, 'spi', 'dict'),
      new SnapshotDamaged(EXAMPLE, 'it does not have the state of a clock'),
    ],
    'The file cannot be loaded. Nothing was stored.',
  )
  loadSnapshot(
    @Param('name') name: string,
    @Param('snapshot') snapshot: string,
    @Query() { save }: LoadSnapshotRequest,
    @Req() request: Request,
  ): Promise<SnapshotResponse> {
    return this.files.load(name, snapshot, save, request);
  }
}
