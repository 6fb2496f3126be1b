import {
  readSpiMessage,
  writeSpiMessage,
  type SpiCreditTransfer,
  type SpiCreditTransfers,
  type SpiMessage,
  type SpiReturn,
  type SpiTransactionStatus,
} from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { type TestApp } from '#libs/testing';
import { newMessageId } from '../../src/participants/ids';
import { icomIn, messagesOf, MULTIPART, nextOf, XML, type Answer } from '../icom/icom-client';

export const NOW = '2026-11-21T12:00:00.000Z';
const SPI = '00038166';

let ids = 0;
/** A new EndToEndId or RtrId of the minute of NOW. */
export function idOf(ispb: string, prefix = 'E', minute = '202611211200'): string {
  ids += 1;
  return `${prefix}${ispb}${minute}${String(ids).padStart(11, '0')}`;
}

/** What a test says of a message, as text: `RJCT AM04 <id>`. */
export function inShort(message: SpiMessage): string {
  switch (message.name) {
    case 'pacs.008':
      return `pacs.008 ${message.document.transfers.map(({ endToEndId }) => endToEndId).join()}`;
    case 'pacs.004':
      return `pacs.004 ${message.document.returns.map(({ returnId }) => returnId).join()}`;
    case 'pacs.002':
      return message.document.transactions
        .map(({ status, reasons = [], instructionId }) =>
          [status, ...reasons.map(({ code }) => code), instructionId].join(' '),
        )
        .join();
    case 'admi.002':
      return `admi.002 ${message.document.reason}`;
    default:
      return message.name;
  }
}

/** One participant of a sandbox, with its client of ICOM. */
export function institution(test: Pick<TestApp, 'address'>, sandbox: string, ispb: string) {
  const icom = icomIn(test, sandbox, ispb);
  let stream: Answer | undefined;

  const post = async (body: string): Promise<Answer> => {
    const answer = await icom.post({ headers: { 'Content-Type': XML }, body });
    expect(answer.body.toString()).toBe('');
    expect(answer.status).toBe(201);
    return answer;
  };
  const write = (content: object, header: object = {}): string =>
    writeSpiMessage({
      ...content,
      header: { from: ispb, to: SPI, messageId: newMessageId(ispb), createdAt: NOW, ...header },
    } as SpiMessage);
  const send = (content: object, header?: object) => post(write(content, header));

  return {
    ispb,
    post,
    send,
    write,
    /** Sends a payment to another institution and returns its EndToEndId. */
    pay: async (
      creditorIspb: string,
      change: Partial<SpiCreditTransfer> = {},
      group: Partial<SpiCreditTransfers> = {},
      header: object = {},
    ): Promise<string> => {
      const transfer = transferTo(creditorIspb, ispb, change);
      await send(paymentMessage([transfer], group), header);
      return transfer.endToEndId;
    },
    answer: (instructionId: string, change: Partial<SpiTransactionStatus> = {}) =>
      send(statusMessage({ instructionId, endToEndId: instructionId, status: 'ACSP', ...change })),
    reject: (instructionId: string, code: string, change: Partial<SpiTransactionStatus> = {}) =>
      send(
        statusMessage({
          instructionId,
          endToEndId: instructionId,
          status: 'RJCT',
          reasons: [{ code: code as never }],
          ...change,
        }),
      ),
    /** Returns a part of a payment of another institution and returns the RtrId. */
    giveBack: async (
      endToEndId: string,
      cents: number,
      change: Partial<SpiReturn>,
    ): Promise<string> => {
      const given = {
        returnId: idOf(ispb, 'D'),
        endToEndId,
        amount: toCents(cents),
        priority: 'HIGH',
        reason: 'MD06',
        debtorIspb: '',
        creditorIspb: ispb,
        ...change,
      } as const;
      const document = { createdAt: NOW, numberOfTransactions: 1, returns: [given] };
      await send({ name: 'pacs.004', version: '1.5', document });
      return given.returnId;
    },
    /** Reads and confirms all messages that wait. */
    read: async (): Promise<SpiMessage[]> => {
      const messages: SpiMessage[] = [];
      for (;;) {
        stream = stream === undefined ? await icom.start() : await icom.pull(stream);
        if (stream.status === 204) return messages;
        expect(stream.status).toBe(200);
        for (const { text } of messagesOf(stream)) {
          const read = readSpiMessage(Buffer.from(text));
          if (!read.ok) throw new Error(JSON.stringify(read.refusal));
          messages.push(read.value);
        }
      }
    },
    /** As `read`, in short. */
    news: async function (): Promise<string[]> {
      return (await this.read()).map(inShort);
    },
    start: () => icom.start({ headers: MULTIPART }),
    close: (answer: Answer) => icom.close(nextOf(answer)),
  };
}

export type Institution = ReturnType<typeof institution>;

export function transferTo(
  creditorIspb: string,
  debtorIspb: string,
  change: Partial<SpiCreditTransfer> = {},
): SpiCreditTransfer {
  return {
    endToEndId: idOf(debtorIspb),
    amount: toCents(15_075),
    acceptedAt: NOW,
    form: 'MANU',
    debtorName: 'Maria Silva',
    debtorDocument: '11144477735',
    debtorAccount: { number: '12345', branch: '1', type: 'CACC' },
    debtorIspb,
    creditorIspb,
    creditorDocument: '52998224725',
    creditorAccount: { number: '54321', branch: '1', type: 'CACC' },
    purpose: 'IPAY',
    ...change,
  };
}

export function paymentMessage(
  transfers: readonly SpiCreditTransfer[],
  change: Partial<SpiCreditTransfers> = {},
): object {
  const group = { createdAt: NOW, priority: 'HIGH', serviceLevel: 'PAGPRI' };
  const numberOfTransactions = transfers.length;
  return {
    name: 'pacs.008',
    version: '1.16',
    document: { ...group, numberOfTransactions, transfers, ...change },
  };
}

export function statusMessage(...transactions: readonly SpiTransactionStatus[]): object {
  return { name: 'pacs.002', version: '1.17', document: { createdAt: NOW, transactions } };
}
