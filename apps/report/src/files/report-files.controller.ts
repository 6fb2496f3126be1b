import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, currentContext, ListReply, PageRequest, reply } from '#libs/http';
import { ApiProblem, ListOf } from '#libs/openapi';
import { EXAMPLE_FILE, EXAMPLE_FILES } from './example-file';
import { FileInvalid, FileNotFound, FilesFull } from './report-file.errors';
import { FileResponse } from './report-file.response';
import { FILE_MEDIA_TYPES, MAX_FILES, ReportFilesService } from './report-files.service';

// A camt file may have an XML type too. Swagger UI shows the example of an XML body only if its schema has members.
const SHOWN_TYPES = FILE_MEDIA_TYPES.filter((type) => !type.endsWith('xml'));

const ID = { name: 'id', description: 'The id of the file.', example: EXAMPLE_FILE } as const;
const NOT_FOUND = [
  404,
  [new FileNotFound('42', 'run-42')],
  'The sandbox does not have the file.',
] as const;
const INVALID = new FileInvalid({
  kept: [
    {
      pointer: '/lines/2',
      detail:
        'Line 2, value 2: "150,000,0" is not an amount, as in 150.00, -150,00 or 1.150,00. (CSV_AMOUNT)',
    },
  ],
  omitted: 0,
});

/** Files that the report `reconciliation` compares with a ledger. */
@ApiTags('reports')
@Controller('reports/files')
export class ReportFilesController {
  constructor(private readonly files: ReportFilesService) {}

  /**
   * Uploads a file: a statement as OFX, camt or CNAB 240, or a CSV file with a header.
   *
   * @remarks
   * The kind is recognised from the content. A file that cannot be read is refused with the line, the position and a code
   * of each error. The header of a CSV file names the columns `day` and `amount`, and possibly `endToEndId`, `nsu` and
   * `reference`; other columns are ignored. The body is not limited by RAW_LIMIT_BYTES: a file has at most 128 MiB; OFX and
   * camt have at most 16 MiB.
   */
  @Post()
  @ApiConsumes(...SHOWN_TYPES)
  @ApiBody({ schema: { type: 'string' }, examples: EXAMPLE_FILES })
  @ApiCreatedResponse({ type: FileResponse, description: 'The file is stored.' })
  @ApiProblem(
    400,
    ['BODY_BROKEN', 'REQUEST_INVALID', 'SANDBOX_NAME_INVALID'],
    'The body did not arrive whole, or a parameter is not valid.',
  )
  @ApiProblem(413, ['BODY_TOO_LARGE'], 'The file is too large.')
  @ApiProblem(
    415,
    ['MEDIA_TYPE_NOT_SUPPORTED', 'CONTENT_ENCODING_NOT_SUPPORTED'],
    'The body has another media type, or is compressed in an unknown way.',
  )
  @ApiProblem(
    422,
    [INVALID, new FilesFull(MAX_FILES)],
    'The file cannot be read; `errors` has the lines. Or the sandbox has too many files.',
  )
  async uploadFile(@Req() request: Request): Promise<BodyReply<FileResponse>> {
    const file = FileResponse.of(await this.files.receive(request));
    const headers = { Location: `${currentContext().pathPrefix}/reports/files/${file.id}` };
    return reply(file, { status: 201, headers });
  }

  /** Lists the uploaded files of the sandbox, newest first. */
  @Get()
  @ListOf(FileResponse, 'The files.')
  listFiles(@Query() page: PageRequest): ListReply {
    return new ListReply(this.files.list(), page);
  }

  /** Returns an uploaded file: its kind, its SHA-256, and the number, sum and days of its entries. */
  @Get(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: FileResponse })
  @ApiProblem(...NOT_FOUND)
  async findFile(@Param('id') id: string): Promise<FileResponse> {
    return FileResponse.of(await this.files.find(id));
  }

  /** Removes an uploaded file. Reports that have read it stay. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam(ID)
  @ApiNoContentResponse({ description: 'The file was removed.' })
  @ApiProblem(...NOT_FOUND)
  removeFile(@Param('id') id: string): Promise<void> {
    return this.files.remove(id);
  }
}
