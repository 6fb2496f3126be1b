import { Get, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { answerList, ApiProblem } from '#libs/platform';
import { ServiceAdminController } from '#libs/sandbox';
import { HistoryRequest } from './history.request';
import { KeyResponse } from './key.response';
import { KeysService } from './keys.service';

@ServiceAdminController('/export')
export class HistoryController {
  constructor(private readonly keys: KeysService) {}

  /** Every key that the sandbox ever had, the deleted ones with `deletedAt`, newest first. */
  @Get()
  @ApiOkResponse({ type: KeyResponse, isArray: true, description: 'The records.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  export(
    @Query() query: HistoryRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { keyType, keyValue } = query;
    return answerList(this.keys.history({ keyType, keyValue }), query, { request, response });
  }
}
