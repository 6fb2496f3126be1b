import { type ServiceModel } from '../../core/model';
import { type World } from '../world';
import { readBalance, readFuture } from './accounts';
import { agree, findAgreement, payAgreed } from './agreements';
import { cancel } from './cancellations';
import { consent, findConsent, readAccounts, readWithConsent, revoke } from './consents';
import { credit } from './credits';
import { lose } from './faults';
import { receive } from './incoming';
import { findPayment, pay, payToUnknownKey } from './payments';
import { bankReader } from './reader';

/** The bank of open banking, and the money that it exchanges with the SPI. */
export const bank: ServiceModel<World> = {
  service: 'openfinance',
  operations: [
    ...[readBalance, readFuture],
    ...[pay, payToUnknownKey, findPayment, cancel, lose],
    ...[agree, findAgreement, payAgreed],
    ...[consent, findConsent, revoke, readAccounts, readWithConsent],
    ...[credit, receive],
  ],
  readers: [bankReader],
};
