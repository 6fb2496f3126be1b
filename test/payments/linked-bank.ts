import { type Environment } from '#libs/config';
import { admin, createTestData, databaseUnderTest } from '#libs/testing';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { bankIn } from '../../apps/openfinance/test/bank/bank';
import { NOW, payerIn } from '../../apps/openfinance/test/payments/payer';
import { spi } from '../../apps/spi/src/spi.app';
import { startRoundRobinProxy } from '../suite/round-robin-proxy';
import { ServiceUnderTest } from '../suite/service-under-test';

/** The bank and the SPI, which know each other's addresses. On PostgreSQL both have two instances. */
export interface LinkedBank {
  readonly bank: ServiceUnderTest;
  readonly spi: ServiceUnderTest;
  close(): Promise<void>;
}

export async function startLinkedBank(settings: Environment = {}): Promise<LinkedBank> {
  const instances = databaseUnderTest === 'SQLite' ? 1 : 2;
  const [spiProxy, bankProxy] = [await startRoundRobinProxy(), await startRoundRobinProxy()];
  const addresses = { SPI_URL: spiProxy.address, OPENFINANCE_URL: bankProxy.address };
  const options = {
    instances,
    settings: { ...addresses, DATABASE_POOL_SIZE: '1', LOG_LEVEL: 'silent', ...settings },
  };
  const services = {
    spi: new ServiceUnderTest(spi, await createTestData(), spiProxy, options),
    bank: new ServiceUnderTest(openfinance, await createTestData(), bankProxy, options),
  };
  await services.spi.start();
  await services.bank.start();
  return {
    ...services,
    close: async () => {
      await services.bank.close();
      await services.spi.close();
    },
  };
}

/** The account of Maria Silva. */
export const MARIA = { number: '100000010', branch: '0001', type: 'CACC' } as const;

export interface IncomingPayment {
  readonly endToEndId: string;
  readonly amount: string;
  /** Undefined: the message names no account, as that of the contract. */
  readonly account?: { readonly number: string; readonly branch?: string; readonly type?: string };
  readonly document?: string;
}

/** A pacs.008 of the contract to the bank, with what it says of the receiver. */
export function pacs008ToBank({ endToEndId, amount, account, document }: IncomingPayment): string {
  const agent = (name: string, ispb: string) =>
    `<${name}><FinInstnId><ClrSysMmbId><MmbId>${ispb}</MmbId></ClrSysMmbId></FinInstnId></${name}>`;
  const branch = account?.branch === undefined ? '' : `<Issr>${account.branch}</Issr>`;
  const type = account?.type === undefined ? '' : `<Tp><Cd>${account.type}</Cd></Tp>`;
  const creditorAccount =
    account === undefined
      ? ''
      : `<CdtrAcct><Id><Othr><Id>${account.number}</Id>${branch}</Othr></Id>${type}</CdtrAcct>`;
  const creditor =
    document === undefined
      ? ''
      : `<Cdtr><Id><PrvtId><Othr><Id>${document}</Id></Othr></PrvtId></Id></Cdtr>`;
  return (
    '<Document><FIToFICstmrCdtTrf>' +
    '<GrpHdr><MsgId>M1</MsgId><CreDtTm>2999-03-10T18:00:00</CreDtTm><NbOfTxs>1</NbOfTxs></GrpHdr>' +
    `<CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>` +
    `<IntrBkSttlmAmt Ccy="BRL">${amount}</IntrBkSttlmAmt>${agent('InstgAgt', '12345678')}` +
    '<Dbtr><Nm>Jo&#227;o Souza</Nm><Id><PrvtId><Othr><Id>98765432100</Id></Othr></PrvtId></Id></Dbtr>' +
    `<DbtrAcct><Id><Othr><Id>1234567890</Id><Issr>1</Issr></Othr></Id></DbtrAcct>` +
    `${agent('CdtrAgt', '87654321')}${creditor}${creditorAccount}` +
    '</CdtTrfTxInf></FIToFICstmrCdtTrf></Document>'
  );
}

/** One sandbox of both, whose clocks are frozen at the same instant. */
export async function linkedIn(services: LinkedBank, sandbox: string) {
  const payer = payerIn(services.bank.app, sandbox);
  const control = admin(services.spi.app, sandbox);
  await payer.frozen(NOW).expect(200);
  await control.frozen(NOW).expect(200);
  const inSpi = async <T>(path: string): Promise<T> => {
    const { body } = await services.spi.app.http.get(path).set('X-Sandbox', sandbox).expect(200);
    return body as T;
  };
  return {
    ...payer,
    control,
    inSpi,
    bankControl: admin(services.bank.app, sandbox),
    /** Asks an instance that runs: the bank can have been stopped and started. */
    unsound: () => bankIn(services.bank.app, sandbox).unsound(),
    /** How often the bank was told of settlements. Each instance has a journal of its own. */
    told: async (): Promise<number> => {
      const journals = await Promise.all(
        services.bank.instances.map((instance) =>
          admin(instance, sandbox).journal('?path=/spi/settlements'),
        ),
      );
      return journals.flat().length;
    },
    /** Pays into the bank. @returns the status of the pacs.002, with its reason */
    payIn: async (payment: IncomingPayment, query = ''): Promise<string> => {
      const { text, status } = await services.spi.app.http
        .post(`/spi/pacs.008${query}`)
        .set('X-Sandbox', sandbox)
        .set('Content-Type', 'application/xml')
        .send(pacs008ToBank(payment));
      const [, found = String(status)] = /<TxSts>(\w+)</.exec(text) ?? [];
      const [, code] = /<Cd>(\w+)</.exec(text) ?? [];
      return code === undefined ? found : `${found} ${code}`;
    },
    advanceSpi: (by: string) => control.call('post', '/clock/advance', { by }).expect(200),
    transaction: (endToEndId: string) =>
      inSpi<Readonly<Record<string, unknown>>>(`/spi/transactions/${endToEndId}`),
    returns: () => inSpi<readonly Readonly<Record<string, unknown>>[]>('/spi/returns'),
  };
}

let ids = 0;

/** An EndToEndId of a payment from another institution. */
export function incomingId(): string {
  ids += 1;
  return `E12345678299903101800${String(ids).padStart(11, '0')}`;
}
