import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { reply, type BodyReply } from '#libs/http';
import { ApiProblem } from '#libs/openapi';
import { EXAMPLE_FILES } from '../api/example-files';
import { layoutOf } from '../layouts';
import { sentFile } from '../receipt/sent-file';
import { explainedFile } from './explained-file';
import { DEFAULT_LINES, ExplainRemittanceRequest } from './explain.request';
import { ExplainedFileResponse } from './explain.response';
import { explainedText } from './explained-text';

/** 1 MiB: more than 4,000 lines. */
const MAX_BYTES = 1024 * 1024;
const TEXT_HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', Vary: 'Accept' };
const TEXT = { type: 'string' as const };

/** Explains files. Nothing is stored. */
@ApiTags('remittances')
@ApiExtraModels(ExplainedFileResponse)
@Controller('remittances')
export class ExplainController {
  /**
   * Explains a CNAB 240 file: the fields of each line with their positions and meanings, and what is wrong with a remittance.
   *
   * @remarks
   * Nothing is stored or paid, and the account and the NSA are not looked up. The body has at most 1 MiB. It can be a remittance or a
   * return file. With `Accept: text/plain` the response is a text for people.
   */
  @Post('explain')
  @HttpCode(200)
  @ApiConsumes('text/plain', 'application/octet-stream')
  @ApiBody({ schema: TEXT, examples: EXAMPLE_FILES })
  @ApiOkResponse({
    description: 'The lines of the file.',
    content: {
      'application/json': { schema: { $ref: getSchemaPath(ExplainedFileResponse) } },
      'text/plain': { schema: TEXT },
    },
  })
  @ApiProblem(
    400,
    ['BODY_BROKEN', 'REQUEST_INVALID', 'SANDBOX_NAME_INVALID'],
    'The body did not arrive whole, or a parameter is not valid.',
  )
  @ApiProblem(413, ['BODY_TOO_LARGE'], 'The file has more than 1 MiB.')
  @ApiProblem(
    415,
    ['MEDIA_TYPE_NOT_SUPPORTED', 'CONTENT_ENCODING_NOT_SUPPORTED'],
    'The body is not a text, or is compressed in an unknown way.',
  )
  async explainRemittance(
    @Req() request: Request,
    @Query() { layout = 'febraban', line = 1, limit = DEFAULT_LINES }: ExplainRemittanceRequest,
  ): Promise<ExplainedFileResponse | BodyReply<string>> {
    const chunks: Buffer[] = [];
    for await (const chunk of sentFile(request, MAX_BYTES)) chunks.push(chunk);
    const slice = { from: line, limit };
    const explained = await explainedFile(Buffer.concat(chunks), layoutOf(layout), slice);
    return request.accepts(['application/json', 'text/plain']) === 'text/plain'
      ? reply(explainedText(explained), { headers: TEXT_HEADERS })
      : ExplainedFileResponse.of(explained, layout);
  }
}
