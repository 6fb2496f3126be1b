import { Global, Inject, Logger, Module } from '@nestjs/common';
import { CONFIG, ErrorBodies, RequestStages } from '#libs/platform';
import { type DictConfig } from '../config';
import { ParticipantsModule } from '../participants/participants.module';
import { Buckets } from '../policies/buckets.service';
import { PoliciesModule } from '../policies/policies.module';
import { TlsModule } from '../tls/tls.module';
import { OfficialAdmission } from './admission';
import { OfficialExamples } from './examples/examples.repository';
import { OFFICIAL_PREFIX, officialErrorBody } from './official-problem';
import { OfficialSignatures } from './official-signatures';
import { serveVersion } from './version-path';

/** The transport of the official API. The controllers of all operations use its guard. */
@Global()
@Module({
  imports: [ParticipantsModule, PoliciesModule, TlsModule],
  providers: [OfficialAdmission, OfficialExamples, OfficialSignatures],
  exports: [OfficialAdmission, OfficialExamples, OfficialSignatures],
})
export class OfficialModule {
  constructor(
    bodies: ErrorBodies,
    stages: RequestStages,
    signatures: OfficialSignatures,
    buckets: Buckets,
    @Inject(CONFIG) config: DictConfig,
  ) {
    bodies.add(OFFICIAL_PREFIX, async (problem) => {
      if (problem.status === 500) await takeBack(buckets);
      return signatures.signError(officialErrorBody(problem));
    });
    stages.add('routing', serveVersion(config.apiVersion));
  }
}

/** The error is sent also if the tokens cannot be given back. */
async function takeBack(buckets: Buckets): Promise<void> {
  try {
    await buckets.takeBack();
  } catch (error) {
    new Logger('Policies').warn(
      `The tokens of a failed request were not given back. ${String(error)}`,
    );
  }
}
