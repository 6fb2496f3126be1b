import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { anyXml } from '#libs/platform';
import type { Request, Response } from 'express';
import { ApiIcomError, ApiIcomErrors, ApiParticipant, RESOURCE_ID, XML } from '../icom-docs';
import { ECHO_EXAMPLE } from './examples';
import { IncomingService } from './incoming.service';

@ApiTags('icom')
@ApiIcomErrors()
@Controller('api/v1/in')
export class IncomingController {
  constructor(private readonly incoming: IncomingService) {}

  /**
   * Receives a message of a participant, or several.
   *
   * @remarks
   * The body is an Envelope, or `multipart/mixed` with 1 to 10 parts that each have
   * `Content-Type: application/xml; charset=utf-8`. The whole body can be compressed with gzip. The response is sent when
   * everything is stored. It says nothing about the content: a message that is not valid is answered with an admi.002 in the
   * stream of the participant.
   */
  @Post(':ispb/msgs')
  @ApiParticipant()
  @ApiConsumes(XML)
  @ApiBody({
    schema: anyXml('Envelope'),
    examples: { echo: { summary: 'An echo', value: ECHO_EXAMPLE } },
  })
  @ApiCreatedResponse({
    description: 'The messages are stored. The response has no body.',
    headers: { 'PI-ResourceId': RESOURCE_ID },
  })
  @ApiIcomError(
    ['charset', 'gzip', 'multipart', 'body'],
    'The body is empty, cannot be read, or has no part or more than 10.',
  )
  @ApiIcomError(['length'], 'The request has neither Content-Length nor a chunked body.')
  @ApiIcomError(['too-large'], 'The body is larger than XML_LIMIT_BYTES.')
  @ApiIcomError(['content-type', 'content-encoding'], 'The body is of another type or encoding.')
  @ApiIcomError(['rate-limit'], 'The traffic bucket is empty. `Retry-After` has the seconds.')
  async sendMessages(
    @Param('ispb') ispb: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const ids = await this.incoming.receive(ispb, request);
    response.status(201).setHeader('PI-ResourceId', ids.join(',')).end();
  }
}
