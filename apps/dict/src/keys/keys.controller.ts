import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { KEY_TYPES } from '#libs/brazil';
import { ApiProblem, ListOf, TakesJson, type ListAnswer } from '#libs/platform';
import { CreateKeyRequest } from './create-key.request';
import { CREATE_EXAMPLES } from './examples';
import { KeyCreatedResponse, KeyResponse } from './key.response';
import { KeysService } from './keys.service';
import { ListKeysRequest } from './list-keys.request';

@ApiTags('keys')
@Controller('dict/keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  /**
   * Registers a key.
   *
   * @remarks
   * A value is active once in a sandbox, whoever asks. An account has at most 20 keys, and 5 where its
   * holder is known to be a person. Nothing is stored unless the answer is 201.
   *
   * To press Execute twice, change the key, delete it in between, or name another sandbox in `X-Sandbox`.
   */
  @Post()
  @TakesJson()
  @ApiBody({ type: CreateKeyRequest, examples: CREATE_EXAMPLES })
  @ApiCreatedResponse({ type: KeyCreatedResponse, description: 'The key is registered.' })
  @ApiProblem(
    400,
    [
      'REQUEST_INVALID',
      'JSON_NOT_WELL_FORMED',
      'JSON_TOO_DEEP',
      'ENTRY_INVALID',
      'ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER',
      'SANDBOX_NAME_INVALID',
    ],
    'A field is missing or not valid; `errors` says which.',
  )
  @ApiProblem(
    409,
    [
      'ENTRY_ALREADY_EXISTS',
      'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON',
      'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT',
    ],
    'The key is already active.',
  )
  @ApiProblem(422, ['ENTRY_LIMIT_EXCEEDED'], 'The account already has the maximum number of keys.')
  async createKey(@Body() request: CreateKeyRequest): Promise<KeyCreatedResponse> {
    return KeyCreatedResponse.of(await this.keys.create(request));
  }

  /**
   * Lists the active keys of the sandbox, newest first.
   *
   * @remarks
   * The whole list is streamed as one array however long it is; `limit` gives one page of it.
   */
  @Get()
  @ListOf(KeyResponse, 'The keys.')
  listKeys(@Query() query: ListKeysRequest): ListAnswer {
    return { list: this.keys.list(query), page: query };
  }

  /**
   * Looks a key up by type and value.
   *
   * @remarks
   * Letters are matched in either case. In a path `+` may stand as it is; `/`, `%`, `?` and `#` are encoded.
   */
  @Get(':keyType/:keyValue')
  @ApiParam({
    name: 'keyType',
    schema: { type: 'string', enum: [...KEY_TYPES], example: 'CPF' },
  })
  @ApiParam({ name: 'keyValue', example: '12345678901' })
  @ApiOkResponse({ type: KeyResponse, description: 'The whole record.' })
  @ApiProblem(400, ['KEY_TYPE_UNKNOWN'], 'The key type is unknown.')
  @ApiProblem(404, ['KEY_NOT_FOUND'], 'The key does not exist in the sandbox.')
  async findKey(
    @Param('keyType') keyType: string,
    @Param('keyValue') keyValue: string,
  ): Promise<KeyResponse> {
    return KeyResponse.of(await this.keys.find(keyType, keyValue));
  }

  /** Deletes a key, named by the id of its record or by its value. The value can then be registered again. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is deleted.' })
  @ApiParam({
    name: 'id',
    description: 'The id of the record, or the value of the key.',
    example: '12345678901',
  })
  @ApiProblem(404, ['KEY_NOT_FOUND'], 'The sandbox has no active key with that id.')
  deleteKey(@Param('id') id: string): Promise<void> {
    return this.keys.delete(id);
  }
}
