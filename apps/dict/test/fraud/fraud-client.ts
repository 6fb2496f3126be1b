import { admin, type TestApp } from '#libs/testing';
import {
  endToEndIdOf,
  participantOf,
  type Answer,
  type Members,
} from '../official/official-client';

export const PAYER = '12345678';
export const RECEIVER = '87654321';
export const STRANGER = '11112222';
export const NOW = '2999-03-10T12:00:00.000Z';
export const PAYER_TAX_ID = '11144477735';
export const RECEIVER_TAX_ID = '52998224725';
export const KEY = 'ana@example.com';

const FORMS = { report: 'InfractionReport', marker: 'FraudMarker', refund: 'Refund' } as const;
const PATHS = { report: 'infraction-reports', marker: 'fraud-markers', refund: 'refunds' } as const;
type Entity = keyof typeof FORMS;

let returns = 0;

/** A new RtrId of a participant. */
export function returnIdOf(ispb: string): string {
  returns += 1;
  return `D${ispb}299903101200${String(returns).padStart(11, '0')}`;
}

/** Payments and their frauds in one sandbox, whose clock stands still. */
export function fraudIn(test: TestApp, sandbox: string) {
  const { call, frozen } = admin(test, sandbox);
  const by = (ispb: string) => participantOf(test, sandbox, ispb);

  /** Declares a payment. @returns its EndToEndId */
  const declare = async (change: object = {}): Promise<string> => {
    const payment = {
      endToEndId: endToEndIdOf(PAYER),
      amount: '100.00',
      debtor: { ispb: PAYER, taxId: PAYER_TAX_ID },
      creditor: { ispb: RECEIVER, taxId: RECEIVER_TAX_ID },
      key: KEY,
      ...change,
    };
    await call('post', '/transfers', payment).expect(201);
    return payment.endToEndId;
  };
  /** Declares a return of a payment. @returns its RtrId */
  const giveBack = (returned: string, amount: string, change: object = {}): Promise<string> =>
    declare({
      endToEndId: returnIdOf(RECEIVER),
      amount,
      debtor: { ispb: RECEIVER },
      creditor: { ispb: PAYER },
      key: undefined,
      returns: returned,
      ...change,
    });

  const create = (entity: Entity, ispb: string, members: Members): Promise<Answer> =>
    by(ispb).post(`/${PATHS[entity]}/`, `Create${FORMS[entity]}Request`, {
      Participant: ispb,
      ...members,
    });
  const step = (
    entity: Entity,
    name: 'Acknowledge' | 'Cancel' | 'Close',
    { id, ispb, ...members }: { readonly id: string; readonly ispb: string } & Members,
  ): Promise<Answer> =>
    by(ispb).post(
      `/${PATHS[entity]}/${id}/${name.toLowerCase()}`,
      `${name}${FORMS[entity]}Request`,
      { [`${FORMS[entity]}Id`]: id, Participant: ispb, ...members },
    );

  const report = (transactionId: string, change: Members = {}, ispb = PAYER): Promise<Answer> =>
    create('report', ispb, {
      InfractionReport: {
        TransactionId: transactionId,
        Reason: 'REFUND_REQUEST',
        SituationType: 'SCAM',
        ReportDetails: 'QR Code falso',
        ContactInformation: { Email: 'abc@pix.br', Phone: '+5561988887777' },
        ...change,
      },
    });
  /** Reports a payment. @returns the id of the report */
  const reported = async (transactionId: string): Promise<string> =>
    idIn(await report(transactionId), 'InfractionReport');
  const acknowledge = (id: string, ispb = RECEIVER) => step('report', 'Acknowledge', { id, ispb });
  const close = (id: string, change: Members = {}, ispb = RECEIVER) =>
    step('report', 'Close', {
      id,
      ispb,
      FraudType: 'SCAMMER_ACCOUNT',
      AnalysisResult: 'AGREED',
      AnalysisDetails: 'Valor bloqueado.',
      ...change,
    });
  /** Reports a payment, and closes the report. @returns the id of the report */
  const agreed = async (transactionId: string): Promise<string> => {
    const id = await reported(transactionId);
    await acknowledge(id);
    expect((await close(id)).status).toBe(200);
    return id;
  };

  const refund = (transactionId: string, change: Members = {}, ispb = PAYER): Promise<Answer> =>
    create('refund', ispb, {
      Refund: {
        TransactionId: transactionId,
        RefundReason: 'OPERATIONAL_FLAW',
        RefundAmount: '100.00',
        RefundDetails: 'Pagamento em duplicidade.',
        ...change,
      },
    });
  /** @returns the id of the refund */
  const refunded = async (transactionId: string, change: Members = {}): Promise<string> =>
    idIn(await refund(transactionId, change), 'Refund');
  const closeRefund = (id: string, members: Members, ispb = RECEIVER) =>
    step('refund', 'Close', { id, ispb, ...members });

  return {
    by,
    call,
    frozen,
    declare,
    giveBack,
    create,
    step,
    report,
    reported,
    acknowledge,
    close,
    agreed,
    refund,
    refunded,
    closeRefund,
    advance: (duration: string) => call('post', '/clock/advance', { by: duration }).expect(200),
  };
}

export type Fraud = ReturnType<typeof fraudIn>;

/** A refund of a fraud. */
export const FRAUD = { RefundReason: 'FRAUD', RefundDetails: undefined } as const;

/** The id of the entity of an answer. */
export function idIn(answer: Answer, form: string): string {
  expect([answer.status, answer.error]).toEqual([201, undefined]);
  return answer.text(`${form}/Id`) ?? '';
}

/** The error of an answer with its status, for tables. */
export function errorOf({ status, error }: Answer): string {
  return error === undefined ? String(status) : `${String(status)} ${error}`;
}
