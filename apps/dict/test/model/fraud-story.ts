import { type TestApp } from '#libs/testing';
import { ANA, JOAO } from '../claims/claims-client';
import { FRAUD, fraudIn, returnIdOf } from '../fraud/fraud-client';
import { endToEndIdOf } from '../official/official-client';
import { type DirectoryModel, type Lookup } from './directory-model';
import { FraudModel } from './fraud-model';
import { PARTICIPANTS, type Outcomes } from './outcomes';

/** Random payments, with their infraction reports and refunds, in the directory and in the model. */
export class FraudStory {
  readonly fraud: FraudModel;
  private readonly control: ReturnType<typeof fraudIn>;

  constructor(
    test: TestApp,
    sandbox: string,
    private readonly model: DirectoryModel,
    private readonly outcomes: Outcomes,
  ) {
    this.control = fraudIn(test, sandbox);
    this.fraud = new FraudModel(model.buckets, () => model.nowMs);
  }

  /** A payment is received and settled: of a lookup, or of none. */
  async pay(lookups: readonly Lookup[]): Promise<void> {
    const { dice } = this.outcomes;
    const known = this.fraud.payments.map(({ id }) => id);
    const unpaid = lookups.filter(({ paymentId }) => !known.includes(paymentId));
    const lookup = unpaid.length > 0 && dice.share(0.7) ? dice.one(unpaid) : undefined;
    const from = lookup?.by ?? dice.one(PARTICIPANTS);
    const to = dice.one(PARTICIPANTS.filter((ispb) => ispb !== from));
    const id = lookup?.paymentId ?? endToEndIdOf(from);
    const cents = 1 + dice.below(10_000);
    this.fraud.pay({ id, from, to, cents });
    this.model.receivePaymentOrder(id);
    await this.control.declare({
      ...{ endToEndId: id, amount: (cents / 100).toFixed(2), key: undefined },
      debtor: { ispb: from, taxId: ANA.taxId },
      creditor: { ispb: to, taxId: JOAO.taxId },
    });
    this.outcomes.compare(`pay ${id}`, '201', '201');
  }

  async report(): Promise<void> {
    const { fraud } = this;
    const { dice } = this.outcomes;
    if (fraud.payments.length === 0) return;
    const payment = dice.one(fraud.payments.slice(-8));
    const by = this.outcomes.mostly(payment.from);
    const { outcome, report } = fraud.report(by, payment);
    const answer = await this.control.report(payment.id, {}, by);
    this.outcomes.check(`report ${payment.id} by ${by}`, answer, outcome);
    if (report !== undefined) report.id = answer.text('InfractionReport/Id') ?? '';
  }

  async reportStep(): Promise<void> {
    const { fraud, control } = this;
    const { dice } = this.outcomes;
    if (fraud.reports.length === 0) return;
    const report = dice.one(fraud.reports.slice(-6));
    const { id, payment, status } = report;
    const before = `${status} ${String(report.analysis)}`;
    const step = dice.one(['acknowledge', 'acknowledge', 'close', 'close', 'close', 'cancel']);
    const by = this.outcomes.mostly(step === 'cancel' ? payment.from : payment.to);
    const analysis = dice.share(0.75) ? 'AGREED' : 'DISAGREED';
    const fraudType = analysis === 'AGREED' ? {} : { FraudType: undefined };
    const [outcome, answer] =
      step === 'acknowledge'
        ? [fraud.acknowledge(by, report), await control.acknowledge(id, by)]
        : step === 'cancel'
          ? [fraud.cancel(by, report), await control.step('report', 'Cancel', { id, ispb: by })]
          : [
              fraud.close(by, report, analysis),
              await control.close(id, { AnalysisResult: analysis, ...fraudType }, by),
            ];
    this.outcomes.check(`${step} report ${before} by ${by} ${analysis}`, answer, outcome);
  }

  async refund(): Promise<void> {
    const { fraud } = this;
    const { dice } = this.outcomes;
    if (fraud.payments.length === 0) return;
    const agreed = fraud.reports.filter(({ analysis }) => analysis === 'AGREED');
    const [kind, payment] =
      agreed.length > 0 && dice.share(0.6)
        ? (['FRAUD', dice.one(agreed.slice(-4)).payment] as const)
        : (['OPERATIONAL_FLAW', dice.one(fraud.payments.slice(-8))] as const);
    const by = this.outcomes.mostly(payment.from);
    const cents = dice.share(0.5) ? payment.cents : 1 + dice.below(payment.cents);
    const { outcome, refund } = fraud.refund(by, payment, { kind, cents });
    const members = {
      ...(kind === 'FRAUD' ? FRAUD : {}),
      RefundAmount: (cents / 100).toFixed(2),
    };
    const answer = await this.control.refund(payment.id, members, by);
    this.outcomes.check(
      `refund ${kind} of ${payment.id} by ${by}, ${String(cents)}`,
      answer,
      outcome,
    );
    if (refund !== undefined) refund.id = answer.text('Refund/Id') ?? '';
  }

  async refundStep(): Promise<void> {
    const { fraud, control } = this;
    const { dice } = this.outcomes;
    if (fraud.refunds.length === 0) return;
    const refund = dice.one(fraud.refunds.slice(-5));
    const { id, payment, status, cents } = refund;
    const isCancel = dice.share(0.25);
    const by = this.outcomes.mostly(isCancel ? payment.from : payment.to);
    if (isCancel) {
      const outcome = fraud.cancelRefund(by, refund);
      const answer = await control.step('refund', 'Cancel', { id, ispb: by });
      this.outcomes.check(`cancel refund ${status}`, answer, outcome);
      return;
    }
    let returnId = refund.returnId ?? '';
    if (status === 'OPEN' && by === payment.to && dice.share(0.6)) {
      returnId = returnIdOf(payment.to);
      payment.returned += cents;
      const parties = { debtor: { ispb: payment.to }, creditor: { ispb: payment.from } };
      const amount = (cents / 100).toFixed(2);
      await control.giveBack(payment.id, amount, { endToEndId: returnId, ...parties });
    }
    const outcome = fraud.closeRefund(by, refund, returnId);
    const members =
      returnId === ''
        ? { RefundAnalysisResult: 'REJECTED', RefundRejectionReason: 'NO_BALANCE' }
        : { RefundAnalysisResult: 'TOTALLY_ACCEPTED', RefundTransactionId: returnId };
    const answer = await control.closeRefund(id, members, by);
    this.outcomes.check(`close refund ${status} ${returnId} by ${by}`, answer, outcome);
  }
}
