import { createTestApp, createTestData, type TestApp, type TestData } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { type Answer } from '../official/official-client';
import { errorOf, FRAUD, fraudIn, PAYER, RECEIVER, type Fraud } from './fraud-client';

const ROUNDS = 5;
const REQUESTS = 8;

describe.each(['1', '10'])('Frauds at two instances, with DATABASE_POOL_SIZE=%s', (poolSize) => {
  let data: TestData;
  let instances: readonly TestApp[];
  beforeAll(async () => {
    data = await createTestData();
    const settings = { DATABASE_POOL_SIZE: poolSize, LOG_LEVEL: 'silent', DICT_SIGN: 'false' };
    const one = await createTestApp(dict, settings, data);
    instances = [one, await createTestApp(dict, settings, data)];
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await data.remove();
  });

  const sides = (sandbox: string): readonly [Fraud, Fraud] => {
    const [here, there] = instances.map((instance) => fraudIn(instance, sandbox));
    if (here === undefined || there === undefined) throw new Error('Two instances are needed.');
    return [here, there];
  };
  /** Sends a request many times to both at once. @returns the answers, sorted */
  const atOnce = async (
    both: readonly [Fraud, Fraud],
    send: (side: Fraud) => Promise<Answer>,
  ): Promise<readonly Answer[]> =>
    Promise.all(
      Array.from({ length: REQUESTS }, (_, index) => send(both[index % 2 === 0 ? 0 : 1])),
    );
  const errorsOf = (answers: readonly Answer[]) => answers.map(errorOf).sort();
  const once = (others: string) => ['201', ...Array<string>(REQUESTS - 1).fill(others)];

  it('report a payment once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = sides(`report-${String(round)}`);
      const payment = await both[0].declare();
      const answers = await atOnce(both, (side) => side.report(payment));
      expect(errorsOf(answers)).toEqual(
        once('400 InfractionReportAlreadyBeingProcessedForTransaction'),
      );
    }
  });

  it('close a report once, with one marker', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = sides(`close-${String(round)}`);
      const id = await both[0].reported(await both[1].declare());
      await both[1].acknowledge(id);
      const answers = await atOnce(both, (side) => side.close(id));
      expect(errorsOf(answers)).toEqual(Array(REQUESTS).fill('200'));
      const markers = answers.map((answer) => answer.text('InfractionReport/FraudMarkerId'));
      expect(new Set(markers).size).toBe(1);
      const listed = await both[0].by(RECEIVER).get('/fraud-markers/?TaxIdNumber=52998224725');
      expect(listed.text('Total')).toBe('1');
    }
  });

  it('ask for no more than what is left of a payment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = sides(`refund-${String(round)}`);
      const payment = await both[0].declare();
      await both[0].agreed(payment);
      const reasons = ['FRAUD', 'OPERATIONAL_FLAW', 'PIX_AUTOMATICO'];
      const answers = await Promise.all(
        reasons.map((RefundReason, index) =>
          both[index % 2 === 0 ? 0 : 1].refund(payment, { RefundReason, RefundAmount: '50.00' }),
        ),
      );
      expect(errorsOf(answers)).toEqual(['201', '201', '400 TransactionNotRefundable']);
    }
  });

  it('close a refund once, and use a return for one refund', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const both = sides(`return-${String(round)}`);
      const payment = await both[0].declare();
      await both[0].agreed(payment);
      const half = { RefundAmount: '50.00' };
      const one = await both[0].refunded(payment, { ...FRAUD, ...half });
      const two = await both[1].refunded(payment, half);
      const members = {
        RefundAnalysisResult: 'TOTALLY_ACCEPTED',
        RefundTransactionId: await both[0].giveBack(payment, '50.00'),
      };
      const answers = await Promise.all([
        both[0].closeRefund(one, members),
        both[1].closeRefund(two, members),
        both[1].closeRefund(one, members),
        both[0].closeRefund(two, members),
      ]);
      expect(errorsOf(answers)).toEqual(['200', '200', '400 RefundInvalid', '400 RefundInvalid']);
    }
  });

  it('show what one has changed to the next request to the other', async () => {
    const [here, there] = sides('next');
    const id = await here.reported(await there.declare());
    await there.acknowledge(id);
    const shown = await here.by(PAYER).get(`/infraction-reports/${id}`);
    expect(shown.text('InfractionReport/Status')).toBe('ACKNOWLEDGED');
  });
});
