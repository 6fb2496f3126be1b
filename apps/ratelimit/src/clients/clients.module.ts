import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { CONFIG } from '#libs/config';
import { type RatelimitConfig } from '../config';
import { AccessTokens } from './access-tokens';
import { AuthController } from './auth.controller';
import { Bearer } from './bearer';
import { ClientRepository } from './client.repository';
import { ClientsService } from './clients.service';

const MINUTE_MS = 60_000;

@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [CONFIG],
      useFactory: ({ authPerMinute }: RatelimitConfig) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: authPerMinute }],
        skipIf: () => authPerMinute === 0,
        // The headers describe the buckets. Here they would describe another limit.
        setHeaders: false,
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [AccessTokens, Bearer, ClientRepository, ClientsService],
  exports: [Bearer, ClientRepository],
})
export class ClientsModule {}
