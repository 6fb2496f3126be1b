import type { IncomingHttpHeaders } from 'node:http';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { KEY_TYPES } from '#libs/brazil';
import { ApiProblem, ListOf, NewIds, TakesJson } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { CreateKeyRequest } from './create-key.request';
import { CREATE_CONFLICTS, CREATE_EXAMPLES, INVALID_ENTRIES, LIMIT_EXCEEDED } from './examples';
import { KeyNotFound, KeyTypeUnknown, lockedByClaim } from './key.errors';
import { KeyCreatedResponse, KeyResponse } from './key.response';
import { KeysService } from './keys.service';
import { ListKeysRequest } from './list-keys.request';

/** The keys of the examples. Each can be registered once. */
const NEW_KEYS = {
  '12345678901': 'digits',
  'maria.silva@example.com': 'email',
  '+5511987654321': 'digits',
} as const;

@ApiTags('keys')
@Controller('dict/keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  /**
   * Registers a key.
   *
   * @remarks
   * A value can be active only once in a sandbox. An account has at most 20 keys, or 5 if the tax id of the
   * holder is a CPF. The key is stored only if the status is 201.
   *
   * Each time you press Execute, this page replaces the key of the example with a new one. A key that you have typed is not replaced.
   */
  @Post()
  @NewIds(NEW_KEYS)
  @TakesJson()
  @ApiBody({ type: CreateKeyRequest, examples: CREATE_EXAMPLES })
  @ApiCreatedResponse({ type: KeyCreatedResponse, description: 'The key is registered.' })
  @ApiProblem(
    400,
    [
      'REQUEST_INVALID',
      'JSON_NOT_WELL_FORMED',
      'JSON_TOO_DEEP',
      ...INVALID_ENTRIES,
      lockedByClaim(),
      'SANDBOX_NAME_INVALID',
    ],
    'A field is missing or not valid. `errors` names the fields.',
  )
  @ApiProblem(409, CREATE_CONFLICTS, 'The key is already active.')
  @ApiProblem(422, [LIMIT_EXCEEDED], 'The account already has the maximum number of keys.')
  async createKey(@Body() request: CreateKeyRequest): Promise<KeyCreatedResponse> {
    return KeyCreatedResponse.of(await this.keys.create(request));
  }

  /**
   * Lists the active keys of the sandbox, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ListOf(KeyResponse, 'The keys.')
  async listKeys(@Query() query: ListKeysRequest): Promise<ListReply> {
    return new ListReply(await this.keys.list(query), query);
  }

  /**
   * Returns the active key with this type and value.
   *
   * @remarks
   * The case of letters is ignored. In the path, `+` need not be encoded. Encode `/`, `%`, `?` and `#`.
   */
  @Get(':keyType/:keyValue')
  @ApiParam({
    name: 'keyType',
    description: 'The type of the key.',
    schema: { type: 'string', enum: [...KEY_TYPES], example: 'CPF' },
  })
  @ApiParam({ name: 'keyValue', description: 'The value of the key.', example: '12345678901' })
  @ApiOkResponse({ type: KeyResponse, description: 'The key.' })
  @ApiProblem(400, [new KeyTypeUnknown('EVP')], 'The key type is unknown.')
  @ApiProblem(
    404,
    [KeyNotFound.byValue('run-42', 'CPF', true)],
    'The key does not exist in the sandbox.',
  )
  async findKey(
    @Param('keyType') keyType: string,
    @Param('keyValue') keyValue: string,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<KeyResponse> {
    return KeyResponse.of(await this.keys.find(keyType, keyValue, headers));
  }

  /** Deletes the active key with this id or value. The value can then be registered again. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The key was deleted.' })
  @ApiParam({
    name: 'id',
    description: 'The id of the key, or its value.',
    example: '12345678901',
  })
  @ApiProblem(400, [lockedByClaim()], 'The key has an open claim.')
  @ApiProblem(
    404,
    [KeyNotFound.byIdOrValue('run-42', '12345678901')],
    'The sandbox has no active key with that id or value.',
  )
  deleteKey(@Param('id') id: string): Promise<void> {
    return this.keys.delete(id);
  }
}
