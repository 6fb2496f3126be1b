import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { takeOutcomeAlone } from '#libs/sandbox';
import { BankKeys } from '../../keys/bank-keys';
import { jwkOfCertificate } from '../../keys/public-jwk';
import { SecuritySettingsService } from '../../settings/security/security-settings.service';
import { SecureAddresses } from '../../tls/secure-addresses';
import { DISCOVERY_OUTCOMES } from '../outcomes';
import { providerMetadata } from './metadata';
import {
  ProviderKeyResponse,
  ProviderKeysResponse,
  ProviderMetadataResponse,
} from './provider.response';
import { ApiOtherOAuthErrors } from '../../security/oauth-errors-documented';

/** For a client that must notice that the issuer is not the one it has asked. */
const OTHER_ISSUER = 'https://other.example/auth';

@ApiTags('authorization')
@ApiOtherOAuthErrors()
@Controller('auth')
@IgnoresUnknownQuery()
export class ProviderController {
  constructor(
    private readonly keys: BankKeys,
    private readonly addresses: SecureAddresses,
    private readonly settings: SecuritySettingsService,
  ) {}

  /**
   * Describes the authorization server of the bank (OpenID Connect Discovery).
   *
   * @remarks
   * All addresses are those of the sandbox of the request: `/s/<name>/auth/.well-known/openid-configuration` describes the bank
   * of a sandbox to a client that cannot send a header.
   */
  @Get('.well-known/openid-configuration')
  @ApiOkResponse({ type: ProviderMetadataResponse, description: 'The discovery document.' })
  async describeProvider(@Req() request: Request): Promise<ProviderMetadataResponse> {
    const { security } = await this.settings.current();
    const metadata = providerMetadata({
      issuer: this.addresses.issuerAddress(request),
      mtls: this.addresses.mtlsAddress(request),
      isStrict: security === 'required',
    });
    const isWrong = (await takeOutcomeAlone(DISCOVERY_OUTCOMES)) !== undefined;
    return isWrong ? { ...metadata, issuer: OTHER_ISSUER } : metadata;
  }

  /** The public keys of the authorization server: one for signatures, one for encrypted request objects (RFC 7517). */
  @Get('jwks')
  @ApiOkResponse({ type: ProviderKeysResponse, description: 'The keys.' })
  async listProviderKeys(): Promise<ProviderKeysResponse> {
    const [signing, encryption] = await Promise.all([
      this.keys.key('authorization-server'),
      this.keys.key('encryption'),
    ]);
    return {
      keys: [
        ProviderKeyResponse.of(jwkOfCertificate(signing.certificate, 'sig')),
        ProviderKeyResponse.of(jwkOfCertificate(encryption.certificate, 'enc')),
      ],
    };
  }
}
