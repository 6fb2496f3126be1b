import { Global, Module } from '@nestjs/common';
import { ErrorBodies, type Problem, type ProblemBody } from '#libs/http';
import { DirectoryModule } from '../directory/directory.module';
import { KeysModule } from '../keys/keys.module';
import { answerWriter } from '../standard/answer-form';
import { STANDARD_PREFIX } from '../standard/interaction-id';
import { TlsModule } from '../tls/tls.module';
import { SignedAnswers } from './signed-answers';
import { SignedMessages } from './signed-messages.guard';
import { SignedRequests } from './signed-requests';

/** Signed requests and responses of payments (security profile 1.0, 6.1). */
@Global()
@Module({
  imports: [DirectoryModule, KeysModule, TlsModule],
  providers: [SignedRequests, SignedAnswers, SignedMessages],
  exports: [SignedRequests, SignedAnswers, SignedMessages],
})
export class SignedMessagesModule {
  constructor(bodies: ErrorBodies) {
    for (const family of ['payments', 'automatic-payments']) {
      bodies.add(`${STANDARD_PREFIX}${family}/`, (problem) => errorBody(bodies, problem));
    }
  }
}

/** The refusal of a business rule is signed as a success is. Other errors are JSON, because they can precede the check. */
async function errorBody(bodies: ErrorBodies, problem: Problem): Promise<ProblemBody> {
  const plain = await bodies.of(STANDARD_PREFIX)?.(problem);
  if (plain === undefined) throw new Error('The standard has no format of errors.');
  const write = problem.status === 422 ? answerWriter() : undefined;
  return write === undefined ? plain : write(JSON.parse(plain.text) as object);
}
