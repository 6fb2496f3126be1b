import { Module } from '@nestjs/common';
import { Directory } from './directory.repository';

/** The entries, for all parts of the official API that change them. */
@Module({ providers: [Directory], exports: [Directory] })
export class DirectoryModule {}
