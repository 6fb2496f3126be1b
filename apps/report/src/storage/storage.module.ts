import { Module } from '@nestjs/common';
import { StorageFolder } from './storage-folder';

/** The folder of the files. */
@Module({ providers: [StorageFolder], exports: [StorageFolder] })
export class StorageModule {}
