import type { Response } from 'express';
import { bankIsOverloaded, tooManyCallsAMinute } from '../../limits/limit.errors';
import { TokenInvalid } from '../../security/token.errors';
import { type RefusalStatus } from '../items/exam-item';
import { RETRY_AFTER_SEC } from '../items/steps';

const DETAIL = 'The examiner refuses this call once; see GET /__admin/exams/runs.';

/** The error with which the examiner refuses a call. */
export function refusalOf(status: RefusalStatus, response: Response): Error {
  switch (status) {
    case 401:
      response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
      return new TokenInvalid(DETAIL);
    case 429:
      response.setHeader('Retry-After', String(RETRY_AFTER_SEC));
      return tooManyCallsAMinute(DETAIL);
    case 529:
      return bankIsOverloaded(DETAIL);
  }
}
