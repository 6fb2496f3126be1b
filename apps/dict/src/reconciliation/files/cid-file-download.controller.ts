import { Controller, Get, Inject, Param, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { participantOfHeader } from '../../official/identity';
import { OfficialSignatures } from '../../official/official-signatures';
import { CidFilesService } from './cid-files.service';

/** The address of the `Url` of a CID file. It is no operation of the official API: no body in XML, and no policy. */
@ApiTags('reconciliation')
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
   * One CID a line, which ends with `\n`, in no defined order. It can be downloaded for a day; then the answer is 410.
   */
  @Get(':Id/download')
  @ApiParam({ name: 'Id', description: 'The id of the file.', example: '2147483647' })
  @ApiProduces('text/plain')
  @ApiOkResponse({
    description: 'The CIDs.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  downloadCidSetFile(@Param('Id') id: string, @Req() request: Request): Promise<StreamableFile> {
    const participant = this.signatures.holderOf(request) ?? participantOfHeader(request);
    return this.files.download(id, participant, toIsoUtc(this.clock.nowMs()));
  }
}
