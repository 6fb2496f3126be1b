import { Global, Module } from '@nestjs/common';
import { AccessTokens } from './access-tokens';
import { Refusals } from './refusals';

/** Global, because Nest makes an AdminGuard for each module with control operations. All of them share the tokens. */
@Global()
@Module({ providers: [AccessTokens, Refusals], exports: [AccessTokens, Refusals] })
export class AccessModule {}
