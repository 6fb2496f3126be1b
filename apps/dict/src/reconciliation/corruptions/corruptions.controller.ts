import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { EXAMPLE_CORRUPTION, corruptRequest } from './corrupt.request';
import { CorruptionNotFound, NothingToCorrupt } from './corruption.errors';
import { CorruptionResponse } from './corruption.response';
import { CorruptionsService } from './corruptions.service';

const CORRUPT = documentSchema(
  'Corrupt',
  () => corruptRequest,
  () => ({
    added: {
      summary: 'Two entries that the participant does not know',
      value: { participant: '12345678', keyTypes: ['PHONE', 'EVP'], changes: { added: 2 } },
    },
    mixed: {
      summary: 'Changes of all kinds',
      value: { participant: '12345678', changes: { altered: 3, removed: 2, added: 1 }, seed: 7 },
    },
  }),
);
const ID = {
  name: 'id',
  description: 'The id of the corruption.',
  example: EXAMPLE_CORRUPTION,
} as const;

@ServiceAdminController('/corrupt')
export class CorruptionsController {
  constructor(private readonly corruptions: CorruptionsService) {}

  /**
   * Changes entries of a participant silently.
   *
   * @remarks
   * As in the official exam, the changes have no CID events. Only the VSync and the CID file show them. Entries with an open
   * claim are not changed. The participant must find the differences, and repair its own records, or repair DICT by requests with
   * the reason RECONCILIATION.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: CORRUPT })
  @ApiCreatedResponse({ type: CorruptionResponse, description: 'The changed entries.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not valid.')
  @ApiProblem(
    422,
    [new NothingToCorrupt('12345678', ['CPF', 'CNPJ'])],
    'The participant has no entries that can be changed.',
  )
  corruptEntries(@Body() body: object | undefined): Promise<CorruptionResponse> {
    return this.corruptions.corrupt(body);
  }

  /**
   * Checks whether the participant has repaired the changes.
   *
   * @remarks
   * DICT cannot see the records of a participant. The changes count as repaired when a synchronism verification is OK for each
   * type of key.
   */
  @Get(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: CorruptionResponse, description: 'The changed entries as they are now.' })
  @ApiProblem(404, [new CorruptionNotFound(ID.example)], 'The sandbox has no such corruption.')
  checkCorruption(@Param('id') id: string): Promise<CorruptionResponse> {
    return this.corruptions.check(id);
  }
}
