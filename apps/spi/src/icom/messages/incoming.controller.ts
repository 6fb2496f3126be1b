import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery, reply, type Reply } from '#libs/http';
import { anyXml } from '#libs/openapi';
import { ApiIcomError, ApiIcomErrors, ApiParticipant, RESOURCE_ID, XML } from '../icom-docs';
import { ECHO_EXAMPLE } from './examples';
import { IncomingService } from './incoming.service';

@ApiTags('icom')
@ApiIcomErrors()
@IgnoresUnknownQuery()
@Controller('api/v1/in')
export class IncomingController {
  constructor(private readonly incoming: IncomingService) {}

  /**
   * Receives one or more messages of a participant.
   *
   * @remarks
   * The body is an Envelope, or `multipart/mixed` with 1 to 10 parts. Each part has
   * `Content-Type: application/xml; charset=utf-8`. The whole body can be compressed with gzip. The response is sent when
   * everything is stored. It does not depend on the content: if a message is not valid, the participant gets an admi.002 in its
   * stream.
   */
  @Post(':ispb/msgs')
  @ApiParticipant()
  @ApiConsumes(XML)
  @ApiBody({
    schema: anyXml('Envelope'),
    examples: { echo: { summary: 'An echo request', value: ECHO_EXAMPLE } },
  })
  @ApiCreatedResponse({
    description: 'The messages are stored. The response has no body.',
    headers: { 'PI-ResourceId': RESOURCE_ID },
  })
  @ApiIcomError(
    ['charset', 'gzip', 'multipart', 'body'],
    'The body is empty, cannot be read, or does not have 1 to 10 parts.',
  )
  @ApiIcomError(['length'], 'The request has neither Content-Length nor a chunked body.')
  @ApiIcomError(['too-large'], 'The body is larger than XML_LIMIT_BYTES.')
  @ApiIcomError(['content-type', 'content-encoding'], 'The body has another type or encoding.')
  @ApiIcomError(
    ['rate-limit'],
    'The traffic bucket is empty. `Retry-After` says after how many seconds to try again.',
  )
  async sendMessages(@Param('ispb') ispb: string, @Req() request: Request): Promise<Reply> {
    const ids = await this.incoming.receive(ispb, request);
    return reply(undefined, { headers: { 'PI-ResourceId': ids.join(',') } });
  }
}
