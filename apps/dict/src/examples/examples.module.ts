import { Global, Module } from '@nestjs/common';
import { OfficialExamples } from '../operations/official-examples';
import { StoredExamples } from './stored-examples.repository';

/** The objects that the examples of the documentation name. */
@Global()
@Module({
  providers: [{ provide: OfficialExamples, useClass: StoredExamples }],
  exports: [OfficialExamples],
})
export class ExamplesModule {}
