import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery, type Reply } from '#libs/http';
import { anyXml } from '#libs/openapi';
import { ApiIcomError, ApiIcomErrors, ApiParticipant, PULL_NEXT, RESOURCE_ID } from '../icom-docs';
import { StreamsService } from './streams.service';

const BATCH = {
  description:
    'The batch. It is one message, with its id in `PI-ResourceId`. If the request prefers `multipart/mixed`, it has up to 10 messages, ' +
    'with the id in each part.',
  headers: { 'PI-Pull-Next': PULL_NEXT, 'PI-ResourceId': RESOURCE_ID },
  content: {
    'application/xml': { schema: anyXml('Envelope') },
    'multipart/mixed': { schema: { type: 'string' } },
  },
};

const NOTHING = {
  description: 'No message came while the request waited (ICOM_POLL_MS).',
  headers: { 'PI-Pull-Next': PULL_NEXT },
};

const TOKEN = ApiParam({
  name: 'token',
  description: 'The last part of the path in `PI-Pull-Next`.',
  schema: { type: 'string', example: 'start' },
});

@ApiTags('icom')
@ApiIcomErrors()
@IgnoresUnknownQuery()
@Controller('api/v1/out/:ispb/stream')
export class StreamsController {
  constructor(private readonly streams: StreamsService) {}

  /**
   * Opens a stream and reads its first batch.
   *
   * @remarks
   * If there is no message, the request waits for one. A participant can have 6 open streams. A stream that is not used for
   * 60 seconds is closed, and its batch is delivered again.
   */
  @Get('start')
  @ApiParticipant()
  @ApiOkResponse(BATCH)
  @ApiNoContentResponse(NOTHING)
  @ApiIcomError(['too-many-streams'], 'The participant has 6 open streams.')
  startStream(@Param('ispb') ispb: string, @Req() request: Request): Promise<Reply> {
    return this.streams.start(ispb, request);
  }

  /**
   * Confirms the last batch of a stream, and reads the next one.
   *
   * @remarks
   * The same request again returns the same batch. A confirmed message is never delivered again. With the token `start`, the
   * request opens a stream.
   */
  @Get(':token')
  @ApiParticipant()
  @TOKEN
  @ApiOkResponse(BATCH)
  @ApiNoContentResponse(NOTHING)
  @ApiIcomError(['stream'], 'The stream is closed, or the token is not the last one.')
  readStream(
    @Param('ispb') ispb: string,
    @Param('token') token: string,
    @Req() request: Request,
  ): Promise<Reply> {
    return this.streams.next({ ispb, token }, request);
  }

  /**
   * Closes a stream.
   *
   * @remarks
   * With the last `PI-Pull-Next`, the request confirms the current batch. With the one before it, the batch returns to the head of
   * the queue and is delivered again. With the token `start`, the request closes all streams of the participant, and their batches
   * return to the queue. The real ICOM does not have that.
   */
  @Delete(':token')
  @HttpCode(200)
  @ApiParticipant()
  @TOKEN
  @ApiOkResponse({ description: 'The stream is closed. The response has no body.' })
  @ApiIcomError(['stream'], 'The stream is closed already, or the token is not the last one.')
  closeStream(@Param('ispb') ispb: string, @Param('token') token: string): Promise<void> {
    return this.streams.close(ispb, token);
  }
}
