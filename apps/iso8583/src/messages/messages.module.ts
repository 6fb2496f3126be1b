import { Module } from '@nestjs/common';
import { MessageReader } from './message-reader';
import { StanSequence } from './stan-sequence.repository';

/** Reads messages in all formats, and numbers them. */
@Module({ providers: [MessageReader, StanSequence], exports: [MessageReader, StanSequence] })
export class MessagesModule {}
