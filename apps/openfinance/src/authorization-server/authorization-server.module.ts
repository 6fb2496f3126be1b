import { Module } from '@nestjs/common';
import { ErrorBodies } from '#libs/http';
import { pageOfError } from '../authorisation/page/authorisation-page';
import { AuthorisationModule } from '../authorisation/authorisation.module';
import { DirectoryModule } from '../directory/directory.module';
import { KeysModule } from '../keys/keys.module';
import { RegistrationModule } from '../registration/registration.module';
import { TlsModule } from '../tls/tls.module';
import { AssertionVerifier } from './clients/assertion-verifier';
import { ClientAuthentication } from './clients/client-authentication';
import { HolderCheck } from './clients/holder-check';
import { AuthorizationService } from './customer/authorization.service';
import { AuthorizeController } from './customer/authorize.controller';
import { ProviderController } from './provider/provider.controller';
import { UserinfoController } from './provider/userinfo.controller';
import { PlannedFlaws } from './flaws/planned-flaw.repository';
import { ParController } from './pushed/par.controller';
import { PushedRequestRepository } from './pushed/pushed-request.repository';
import { PushedRequestsService } from './pushed/pushed-requests.service';
import { CodeRepository } from './tokens/code.repository';
import { Codes } from './tokens/codes';
import { ConsentsOfClients } from './tokens/consents-of-clients';
import { GrantsService } from './tokens/grants.service';
import { IdTokens } from './tokens/id-tokens';
import { RequestEnd } from './tokens/request-end';
import { TokenController } from './tokens/token.controller';
import { TokenService } from './tokens/token.service';

/** The authorization server of the bank (security profile of Open Finance Brasil 1.0). */
@Module({
  imports: [AuthorisationModule, DirectoryModule, KeysModule, RegistrationModule, TlsModule],
  controllers: [
    ProviderController,
    UserinfoController,
    ParController,
    AuthorizeController,
    TokenController,
  ],
  providers: [
    ...[ClientAuthentication, AssertionVerifier, HolderCheck],
    ...[PushedRequestsService, PushedRequestRepository],
    ...[AuthorizationService, ConsentsOfClients],
    ...[Codes, RequestEnd, CodeRepository, IdTokens, TokenService, GrantsService],
    PlannedFlaws,
  ],
  exports: [PlannedFlaws],
})
export class AuthorizationServerModule {
  constructor(bodies: ErrorBodies) {
    // A customer sees these errors in a browser.
    bodies.add('/auth/authorize', pageOfError);
  }
}
