import { Global, Module } from '@nestjs/common';
import { OfficialExamples } from '../operations/example.interceptor';
import { StoredExamples } from './stored-examples.repository';

/** The objects that the examples of the documentation name. */
@Global()
@Module({
  providers: [{ provide: OfficialExamples, useClass: StoredExamples }],
  exports: [OfficialExamples],
})
export class ExamplesModule {}
