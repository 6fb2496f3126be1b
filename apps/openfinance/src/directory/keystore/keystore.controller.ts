import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery, reply, type BodyReply } from '#libs/http';
import { ApiProblem } from '#libs/openapi';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from '../../keys/bank-ids';
import { DIRECTORY } from '../addresses';
import { DirectoryKeyNotFound, OrganisationNotFound, SoftwareNotFound } from '../directory.errors';
import { isStatus, Keystore } from './keystore';
import { KeystoreResponse } from './keystore.response';

const PEM_TYPE = 'application/x-pem-file';
const APPLICATION_KEYS = 'application.jwks';

const ORGANISATION = { name: 'organisationId', type: 'string', example: BANK_ORGANISATION_ID };
const FILE = {
  name: 'file',
  type: 'string',
  example: APPLICATION_KEYS,
  description:
    '`application.jwks`: the keys for signatures and encryption. `transport.jwks`: those of client certificates. `<kid>.pem`: one certificate.',
};
const FOUND = {
  description: 'The keys, or the certificate.',
  content: {
    'application/json': { schema: { $ref: getSchemaPath(KeystoreResponse) } },
    [PEM_TYPE]: { schema: { type: 'string' as const } },
  },
};
const NOT_FOUND = [
  404,
  [
    new OrganisationNotFound('4c1f8a52-0000-4000-8000-000000000001', 'default'),
    new SoftwareNotFound('4c1f8a52-0000-4000-8000-000000000002', 'default'),
    new DirectoryKeyNotFound('other.jwks'),
  ],
  'The owner or the file does not exist.',
] as const;

type Shown = KeystoreResponse | BodyReply<string>;

@IgnoresUnknownQuery()
@Controller(DIRECTORY)
@ApiTags('directory')
@ApiExtraModels(KeystoreResponse)
export class KeystoreController {
  constructor(private readonly keystore: Keystore) {}

  /** Returns the keys with which the directory signs software statements. */
  @Get('openbanking.jwks')
  @ApiOkResponse({ type: KeystoreResponse })
  readStatementKeys(): Promise<KeystoreResponse> {
    return this.keystore.statementKeys();
  }

  /** Returns the certificate of the test authority, which issues all certificates here. */
  @Get('roots.pem')
  @Header('Content-Type', PEM_TYPE)
  @ApiProduces(PEM_TYPE)
  @ApiOkResponse({
    description: 'The certificate.',
    content: { [PEM_TYPE]: { schema: { type: 'string' } } },
  })
  readRoots(): Promise<string> {
    return this.keystore.roots();
  }

  /** Returns the certificate of the test authority as a set of keys. */
  @Get('roots.jwks')
  @ApiOkResponse({ type: KeystoreResponse })
  readRootKeys(): Promise<KeystoreResponse> {
    return this.keystore.rootKeys();
  }

  /** Returns the active keys of an organisation, with which it signs payments, or one of its certificates. */
  @Get(':organisationId/:file')
  @ApiParam(ORGANISATION)
  @ApiParam(FILE)
  @ApiOkResponse(FOUND)
  @ApiProblem(...NOT_FOUND)
  async readOrganisationKeys(
    @Param('organisationId') organisationId: string,
    @Param('file') file: string,
    @Req() request: Request,
  ): Promise<Shown> {
    return shown(await this.keystore.file({ organisationId }, { file }, request));
  }

  /** Returns the active keys of a software, or one of its certificates. */
  @Get(':organisationId/:softwareId/:file')
  @ApiParam(ORGANISATION)
  @ApiParam({
    name: 'softwareId',
    type: 'string',
    example: BANK_SOFTWARE_ID,
    description:
      'The software, or `inactive` or `revoked` for such keys of the organisation itself.',
  })
  @ApiParam(FILE)
  @ApiOkResponse(FOUND)
  @ApiProblem(...NOT_FOUND)
  async readSoftwareKeys(
    @Param('organisationId') organisationId: string,
    @Param('softwareId') softwareId: string,
    @Param('file') file: string,
    @Req() request: Request,
  ): Promise<Shown> {
    return shown(
      isStatus(softwareId)
        ? await this.keystore.file({ organisationId }, { file, status: softwareId }, request)
        : await this.keystore.file({ organisationId, softwareId }, { file }, request),
    );
  }

  /** Returns the inactive or revoked keys of a software. */
  @Get(':organisationId/:softwareId/:status/:file')
  @ApiParam(ORGANISATION)
  @ApiParam({ name: 'softwareId', type: 'string', example: BANK_SOFTWARE_ID })
  @ApiParam({
    name: 'status',
    schema: { type: 'string', enum: ['inactive', 'revoked'], example: 'inactive' },
  })
  @ApiParam(FILE)
  @ApiOkResponse(FOUND)
  @ApiProblem(...NOT_FOUND)
  async readOtherSoftwareKeys(
    @Param()
    {
      status,
      file,
      ...owner
    }: Readonly<Record<'organisationId' | 'softwareId' | 'status' | 'file', string>>,
    @Req() request: Request,
  ): Promise<Shown> {
    return shown(await this.keystore.file(owner, { file, status }, request));
  }
}

function shown(found: KeystoreResponse | string): Shown {
  if (typeof found !== 'string') return found;
  return reply(found, { headers: { 'Content-Type': PEM_TYPE } });
}
