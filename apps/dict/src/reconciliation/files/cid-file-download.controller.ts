import { Controller, Get, Inject, Param, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { participantOfHeader } from '../../official/identity';
import { documentOfficialErrors } from '../../official/operation-docs';
import { OfficialSignatures } from '../../official/official-signatures';
import { CidFilesService } from './cid-files.service';

/** The `Url` of a CID file. It is not an operation of the official API: it has no XML body and no rate policy. */
@ApiTags('reconciliation')
@IgnoresUnknownQuery()
@Controller('api/v2/cids/files')
export class CidFileDownloadController {
  constructor(
    private readonly files: CidFilesService,
    private readonly signatures: OfficialSignatures,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Downloads a CID file.
   *
   * @remarks
   * Each line is a CID and ends with `\n`. The order is not defined. The file can be downloaded for a day. After that, the
   * status is 410.
   */
  @Get(':Id/download')
  @ApiParam({ name: 'Id', description: 'The id of the file.', example: '2147483647' })
  @ApiProduces('text/plain')
  @ApiOkResponse({
    description: 'The CIDs.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  @documentOfficialErrors(['NotFound', 'Gone'])
  downloadCidSetFile(@Param('Id') id: string, @Req() request: Request): Promise<StreamableFile> {
    const participant = this.signatures.holderOf(request) ?? participantOfHeader(request);
    return this.files.download(id, participant, toIsoUtc(this.clock.nowMs()));
  }
}
