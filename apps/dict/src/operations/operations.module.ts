import { Global, Inject, Logger, Module } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { ErrorBodies, RequestStages } from '#libs/http';
import { type DictConfig } from '../config';
import { ParticipantsModule } from '../participants/participants.module';
import { Buckets } from '../policies/buckets';
import { PoliciesModule } from '../policies/policies.module';
import { OfficialAdmission } from './admission';
import { OfficialModule } from '../official/official.module';
import { OFFICIAL_PREFIX, officialErrorBody } from '../official/official-problem';
import { OfficialSignatures } from '../official/official-signatures';
import { refuseOtherVersions, versionPath } from '../official/version-path';

/** The transport of the official API: the admission of requests, and its errors. */
@Global()
@Module({
  imports: [ParticipantsModule, PoliciesModule, OfficialModule],
  providers: [OfficialAdmission],
  exports: [OfficialAdmission],
})
export class OperationsModule {
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
    stages.add('routing', refuseOtherVersions(config.apiVersion));
    stages.addRewrite(versionPath(config.apiVersion));
  }
}

/** Gives the tokens of a failed request back. If that fails, the error of the request is still sent. */
async function takeBack(buckets: Buckets): Promise<void> {
  try {
    await buckets.takeBack();
  } catch (error) {
    new Logger('Policies').warn(
      `The tokens of a failed request were not given back. ${String(error)}`,
    );
  }
}
