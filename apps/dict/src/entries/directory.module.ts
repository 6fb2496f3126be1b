import { Module } from '@nestjs/common';
import { Directory } from './directory.repository';

/** The entries, for the operations of all parts of the official API. */
@Module({ providers: [Directory], exports: [Directory] })
export class DirectoryModule {}
