import { Global, Module } from '@nestjs/common';
import { ErrorBodies } from '#libs/http';
import { SettingsModule } from '../settings/settings.module';
import { CallerChecks } from './caller-checks';
import { AUTHORIZATION_PREFIX } from './oauth.errors';
import { oauthErrorBody } from './write-oauth-error';
import { PresentedTokens } from './presented-tokens';
import { JtiRepository } from './jtis/jti.repository';
import { SignatureTime } from './signature-time';
import { TokenGuard } from './token.guard';
import { GrantRepository } from './tokens/grant.repository';
import { TokenRepository } from './tokens/token.repository';

/** Access tokens: their check at each operation, and their store. */
@Global()
@Module({
  imports: [SettingsModule],
  providers: [
    TokenGuard,
    PresentedTokens,
    CallerChecks,
    TokenRepository,
    GrantRepository,
    SignatureTime,
    JtiRepository,
  ],
  exports: [
    SettingsModule,
    TokenGuard,
    PresentedTokens,
    CallerChecks,
    TokenRepository,
    GrantRepository,
    SignatureTime,
    JtiRepository,
  ],
})
export class SecurityModule {
  constructor(bodies: ErrorBodies) {
    bodies.add(AUTHORIZATION_PREFIX, oauthErrorBody);
  }
}
