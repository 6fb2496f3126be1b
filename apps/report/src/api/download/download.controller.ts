import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem } from '#libs/openapi';
import { EXAMPLE_REPORT } from '../../generate/examples';
import {
  ReportCancelled,
  ReportExpired,
  ReportFileMissing,
  ReportNotFound,
  ReportNotReady,
} from '../../runs/run.errors';
import { DownloadRequest } from './download.request';
import { DownloadService, FileIsAnother, RangeNotSatisfiable } from './download.service';
import { FILE_CONTENT, PART_CONTENT } from './file-content';
import { ManifestResponse } from './manifest.response';

const ID = { name: 'id', description: 'The id of the report.', example: EXAMPLE_REPORT } as const;
const NOT_FOUND = new ReportNotFound('42', 'run-42');
const NO_FILE = [
  new ReportNotReady(EXAMPLE_REPORT, 'running'),
  new ReportCancelled(EXAMPLE_REPORT),
];
const EXPIRED = new ReportExpired(EXAMPLE_REPORT, '2026-02-01T12:00:00.000Z');
@ApiTags('reports')
@Controller('reports')
export class DownloadController {
  constructor(private readonly downloads: DownloadService) {}

  /**
   * Sends the file of a report.
   *
   * @remarks
   * The response has a strong `ETag`. `If-None-Match` with it gets 304, and an interrupted download can continue with
   * `Range` and `If-Range`. `Repr-Digest` has the SHA-256 of the whole file.
   */
  @Get(':id/download')
  @ApiParam(ID)
  @ApiOkResponse({ description: 'The file, in the format of the report.', content: FILE_CONTENT })
  @ApiResponse({
    status: 206,
    description: 'The range of the file that the header Range names.',
    content: PART_CONTENT,
  })
  @ApiResponse({
    status: 304,
    description: 'The client has the file: `If-None-Match` names its ETag.',
  })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A parameter is not valid.')
  @ApiProblem(404, [NOT_FOUND], 'The report does not exist in the sandbox.')
  @ApiProblem(409, NO_FILE, 'The report has no file yet, has failed, or was cancelled.')
  @ApiProblem(410, [EXPIRED, new ReportFileMissing(EXAMPLE_REPORT)], 'The file was removed.')
  @ApiProblem(412, [new FileIsAnother()], 'The file does not match the conditions of the request.')
  @ApiProblem(416, [new RangeNotSatisfiable('1024')], 'The file does not have the range.')
  async downloadReport(
    @Param('id') id: string,
    @Query() { inline }: DownloadRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.downloads.send(id, response, inline === true);
  }

  /**
   * Describes the file of a report: columns, rows, totals, SHA-256 and the instant of the data.
   *
   * @remarks
   * A ZIP archive has the same manifest inside. It describes the file in the archive.
   */
  @Get(':id/manifest')
  @ApiParam(ID)
  @ApiOkResponse({ type: ManifestResponse })
  @ApiProblem(404, [NOT_FOUND], 'The report does not exist in the sandbox.')
  @ApiProblem(409, NO_FILE, 'The report has no file yet, has failed, or was cancelled.')
  @ApiProblem(410, [EXPIRED], 'The file was removed.')
  async reportManifest(@Param('id') id: string): Promise<ManifestResponse> {
    const { manifest } = await this.downloads.resultOf(id);
    return { ...manifest, columns: [...manifest.columns] };
  }
}
