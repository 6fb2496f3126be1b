import { Module } from '@nestjs/common';
import { ScriptRepository } from './script.repository';

/** The issuer scripts of cards. */
@Module({ providers: [ScriptRepository], exports: [ScriptRepository] })
export class ScriptsModule {}
