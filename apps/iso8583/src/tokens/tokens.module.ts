import { Module } from '@nestjs/common';
import { TokenRepository } from './token.repository';

/** The tokens of cards. */
@Module({ providers: [TokenRepository], exports: [TokenRepository] })
export class TokensModule {}
