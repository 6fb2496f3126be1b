import { fraudIn, PAYER } from '../../fraud/fraud-client';
import { A_BANK, C_BANK, sceneIn, START } from '../../recoveries/scene';
import { analysed, created } from '../../recoveries/stages';
import { type ErrorCase, type Place } from './case';

const scene = async ({ test, sandbox }: Place) => {
  const made = sceneIn(test, sandbox);
  await made.freeze(START);
  return made;
};

/** The errors of B9 that concern fraud markers and funds recoveries. Reports and refunds have tables of their own. */
export const FRAUD_ERRORS: readonly ErrorCase[] = [
  [
    '400 FraudMarkerInvalid',
    'a type that only reports of version 1 have',
    ({ test, sandbox }) =>
      fraudIn(test, sandbox).create('marker', PAYER, {
        FraudMarker: { TaxIdNumber: '11122233300', FraudType: 'UNKNOWN' },
        RequestId: 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d',
      }),
  ],
  [
    '400 FundsRecoveryInvalid',
    'the situation OTHER without details',
    async (place) => {
      const { pay, create } = await scene(place);
      const root = await pay('A', 'B', '1000.00');
      return create(root, { SituationType: 'OTHER', ReportDetails: undefined });
    },
  ],
  [
    '400 FundsRecoveryTrackingGraphParameterInvalid',
    'more hops than there can be',
    async (place) => {
      const { pay, create } = await scene(place);
      return create(await pay('A', 'B', '1000.00'), {}, { MaxHops: '5' });
    },
  ],
  [
    '400 FundsRecoveryTransactionNotIndexed',
    'an unknown payment',
    async (place) => (await scene(place)).create('E11111111202603101200unknown0001'),
  ],
  [
    '400 FundsRecoveryTransactionNotSettled',
    'a pending payment',
    async (place) => {
      const { pay, create } = await scene(place);
      return create(await pay('A', 'B', '1000.00', { status: 'PENDING' }));
    },
  ],
  [
    '400 FundsRecoveryTransactionNotEligible',
    'a payment after 80 days',
    async (place) => {
      const { pay, create, advance } = await scene(place);
      const root = await pay('A', 'B', '1000.00');
      await advance('P80DT0.001S');
      return create(root);
    },
  ],
  [
    '400 FundsRecoveryForTransactionAlreadyExists',
    'a second recovery of a payment',
    async ({ test, sandbox }) => {
      const { scene: made, root } = await created(test, sandbox);
      return made.create(root);
    },
  ],
  [
    '400 FundsRecoveryOperationInvalid',
    'the command to refund before the analysis',
    async ({ test, sandbox }) => {
      const { scene: made, id } = await created(test, sandbox);
      return made.command('refund', id);
    },
  ],
  [
    '400 TransactionTypeInvalid',
    'a return for a refund that must be a payment',
    async ({ test, sandbox }) => {
      const { scene: made, id, second } = await analysed(test, sandbox);
      await made.command('refund', id);
      const refund = (await made.refunds(id)).find((each) => each['TransactionId'] === second);
      return made.closeRefund(C_BANK, refund?.['Id'] ?? '', {
        RefundAnalysisResult: 'TOTALLY_ACCEPTED',
        RefundTransactionId: await made.pay('C', 'B', '600.00', { returns: second }),
        EffectiveRefundedAmount: '600.00',
      });
    },
  ],
  [
    '410 DeprecatedResource',
    'an operation that version 2.12 does not serve',
    async ({ test, sandbox }) => {
      const { scene: made, id } = await created(test, sandbox);
      const path = `/funds-recoveries/${id}/tracking-graph`;
      const members = { FundsRecoveryId: id, Participant: A_BANK };
      return made.a.post(path, 'CreateTrackingGraphRequest', members);
    },
  ],
];
