import { Global, Module } from '@nestjs/common';
import { OtherSandboxes } from './other-sandboxes';

/** Global, because Nest makes a LookElsewhere for each controller that uses it. All of them share the limits. */
@Global()
@Module({ providers: [OtherSandboxes], exports: [OtherSandboxes] })
export class ElsewhereModule {}
