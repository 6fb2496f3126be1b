import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { BANK_ORGANISATION_ID } from '../../keys/bank-ids';
import { SecureAddresses } from '../../tls/secure-addresses';
import { DIRECTORY, DirectoryBase } from '../addresses';
import { BANK_ORGANISATION } from '../bank-participant';
import { DirectoryRepository } from '../directory.repository';
import { bankServer, participant } from './participants';
import { ParticipantResponse } from './participants.response';

@IgnoresUnknownQuery()
@Controller(DIRECTORY)
@ApiTags('directory')
export class ParticipantsController {
  constructor(
    private readonly repository: DirectoryRepository,
    private readonly addresses: SecureAddresses,
    private readonly base: DirectoryBase,
  ) {}

  /**
   * Lists the institutions of Open Finance: this bank with the addresses of its APIs, and those of the sandbox.
   *
   * @remarks
   * A client finds the bank here, as in the real directory. The addresses are those at which the client can reach it.
   */
  @Get('participants')
  @ApiOkResponse({ type: ParticipantResponse, isArray: true })
  async listParticipants(@Req() request: Request): Promise<ParticipantResponse[]> {
    const server = bankServer({
      issuer: this.addresses.issuerAddress(request),
      api: this.addresses.apiAddress(request),
      keys: this.base.keystores(request).organisationKeys(BANK_ORGANISATION_ID, 'application.jwks'),
    });
    const others = await this.repository.organisations();
    return [
      participant(BANK_ORGANISATION, [server]),
      ...others.map((organisation) => participant(organisation, [])),
    ];
  }
}
