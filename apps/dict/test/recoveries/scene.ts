import { admin } from '#libs/testing';
import { type XmlElement } from '#libs/xml';
import { participantOf, type Answer, type Members } from '../official/official-client';

/** Banks of the victim (A), of two mules (B and C), and of the last receiver (D). */
export const [A_BANK, B_BANK, C_BANK, D_BANK] = ['11111111', '22222222', '33333333', '44444444'];

const CUSTOMERS = {
  A: { ispb: A_BANK, taxId: '11122233300', accountNumber: '1001', branch: '0001' },
  B: { ispb: B_BANK, taxId: '22233344400', accountNumber: '2002' },
  C: { ispb: C_BANK, taxId: '33344455500', accountNumber: '3003' },
  D: { ispb: D_BANK, taxId: '11222333000181', accountNumber: '4004' },
} as const;
export type Customer = keyof typeof CUSTOMERS;

export const START = '2026-03-10T12:00:00.000Z';

/** The id of a declared transaction: E for a payment, D for a return. */
export function transactionId(kind: 'E' | 'D', ispb: string, number: number): string {
  return `${kind}${ispb}202603101200${String(number).padStart(11, '0')}`;
}

const CONTACT = { Email: 'med@example.com', Phone: '+5511999990000' };

/** One service, or several in turn. */
export type Reached = Parameters<typeof participantOf>[0];

/** Three payments that move away what A has paid, and the participants that recover it. */
export function sceneIn(test: Reached, sandbox: string) {
  const control = admin(test, sandbox);
  const bank = (ispb: string) => participantOf(test, sandbox, ispb);
  const [a, b, c, d] = [bank(A_BANK), bank(B_BANK), bank(C_BANK), bank(D_BANK)];
  let number = 0;

  /** Declares a settled payment, or a return of one. */
  const pay = async (
    from: Customer,
    to: Customer,
    amount: string,
    change: Readonly<Record<string, unknown>> = {},
  ): Promise<string> => {
    number += 1;
    const kind = 'returns' in change ? 'D' : 'E';
    const endToEndId = transactionId(kind, CUSTOMERS[from].ispb, number);
    const transfer = {
      endToEndId,
      amount,
      debtor: CUSTOMERS[from],
      creditor: CUSTOMERS[to],
      ...change,
    };
    await control.call('post', '/transfers', transfer).expect(201);
    return endToEndId;
  };

  const create = (rootTransactionId: string, change: Members = {}, parameters?: Members) =>
    a.post('/funds-recoveries/', 'CreateFundsRecoveryRequest', {
      Participant: A_BANK,
      FundsRecovery: {
        RootTransactionId: rootTransactionId,
        SituationType: 'SCAM',
        ReportDetails: 'A false boleto.',
        ContactInformation: CONTACT,
        ...change,
      },
      TrackingGraphParameters: parameters,
    });

  const report = async (ispb: string, transaction: string): Promise<string> => {
    const list = await bank(ispb).get(
      `/infraction-reports?Participant=${ispb}&IsCounterparty=true`,
    );
    const found = itemsOf(list, 'InfractionReports').find(
      (item) => item['TransactionId'] === transaction,
    );
    return found?.['Id'] ?? '';
  };

  const act = (kind: string, root: string, ispb: string, id: string, members: Members = {}) =>
    bank(ispb).post(`/${kind}`, root, { ...members, Participant: ispb, ...idMember(root, id) });

  /** Acknowledges the report of a transaction, and returns its id. */
  const acknowledge = async (ispb: string, transaction: string): Promise<string> => {
    const id = await report(ispb, transaction);
    const path = `infraction-reports/${id}/acknowledge`;
    await act(path, 'AcknowledgeInfractionReportRequest', ispb, id);
    return id;
  };
  const closeReport = (ispb: string, id: string, result: 'AGREED' | 'DISAGREED') =>
    act(`infraction-reports/${id}/close`, 'CloseInfractionReportRequest', ispb, id, {
      AnalysisResult: result,
      FraudType: result === 'AGREED' ? 'MULE_ACCOUNT' : undefined,
    });

  return {
    ...{ a, b, c, d, control, bank, pay, create, report },
    freeze: (now: string) => control.frozen(now).expect(200),
    advance: (by: string) => control.call('post', '/clock/advance', { by }).expect(200),
    status: async (id: string): Promise<string | undefined> =>
      (await a.get(`/funds-recoveries/${id}`)).text('FundsRecovery/Status'),
    acknowledge,
    closeReport,
    /** Acknowledges the report of a transaction and closes it. */
    close: async (ispb: string, transaction: string, result: 'AGREED' | 'DISAGREED') =>
      closeReport(ispb, await acknowledge(ispb, transaction), result),
    closeRefund: (ispb: string, id: string, members: Members) =>
      act(`refunds/${id}/close`, 'CloseRefundRequest', ispb, id, members),
    /** refund or cancel, by the creator unless someone else is named. */
    command: (step: 'refund' | 'cancel', id: string, ispb = A_BANK) => {
      const root = step === 'refund' ? 'RefundFundsRecoveryRequest' : 'CancelFundsRecoveryRequest';
      return act(`funds-recoveries/${id}/${step}`, root, ispb, id);
    },
    update: (id: string, members: Members, ispb = A_BANK) =>
      bank(ispb).put(`/funds-recoveries/${id}`, 'UpdateFundsRecoveryRequest', {
        FundsRecoveryId: id,
        Participant: ispb,
        ...members,
      }),
    reports: async (id: string) =>
      itemsOf(await a.get(`/funds-recoveries/${id}/infraction-reports`), 'InfractionReports'),
    refunds: async (id: string) =>
      itemsOf(await a.get(`/funds-recoveries/${id}/refunds`), 'Refunds'),
    events: async (ispb: string, query = '') => {
      const list = await bank(ispb).get(`/event-notifications?Participant=${ispb}${query}`);
      return itemsOf(list, 'EventNotifications').map(({ Event: event = '' }) => event);
    },
  };
}

function idMember(root: string, id: string): Members {
  if (root.includes('InfractionReport')) return { InfractionReportId: id };
  return root.includes('FundsRecovery') ? { FundsRecoveryId: id } : { RefundId: id };
}

/** The elements of a list, each with the texts of its members. */
export function itemsOf(answer: Answer, list: string): readonly Record<string, string>[] {
  const found = answer.root.children.find(({ name }) => name === list);
  return (found?.children ?? []).map(membersOf);
}

function membersOf({ children }: XmlElement): Record<string, string> {
  return Object.fromEntries(children.map(({ name, text }) => [name, text]));
}
