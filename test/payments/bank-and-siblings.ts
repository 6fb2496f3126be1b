import { type Environment } from '#libs/config';
import { admin, createTestApp, type TestApp } from '#libs/testing';
import { dict } from '../../apps/dict/src/dict.app';
import { openfinance } from '../../apps/openfinance/src/openfinance.app';
import { NOW, payerIn } from '../../apps/openfinance/test/payments/payer';
import { spi } from '../../apps/spi/src/spi.app';

/** The account that pays if a payment names none. */
export const PAYER = 'maria-corrente';

/** The bank, and the simulators that it calls. */
export interface BankAndSiblings {
  readonly bank: TestApp;
  readonly spi: TestApp;
  readonly dict: TestApp;
  close(): Promise<void>;
}

/** A payment, as the SPI lists it. */
export interface SpiTransaction {
  readonly endToEndId: string;
  readonly txId: string;
  readonly amount: number;
  readonly creditorIspb: string;
  readonly creditorName: string;
  readonly debtorIspb: string;
  readonly status: string;
  readonly reasonCode?: string;
}

/**
 * @param settings of the bank; SPI_URL and DICT_URL are the simulators unless it says otherwise
 * @param existing an SPI that runs already; it is closed with the others
 */
export async function startBank(
  settings: Environment = {},
  existing?: TestApp,
): Promise<BankAndSiblings> {
  const siblings = { spi: existing ?? (await createTestApp(spi)), dict: await createTestApp(dict) };
  const addresses = { SPI_URL: siblings.spi.address, DICT_URL: siblings.dict.address };
  const bank = await createTestApp(openfinance, { ...addresses, ...settings });
  return {
    bank,
    ...siblings,
    close: async () => {
      await bank.close();
      await Promise.all([siblings.spi.close(), siblings.dict.close()]);
    },
  };
}

/** Payments in one sandbox of the bank, on a frozen clock, and the SPI and DICT of this sandbox. */
export async function payingIn(apps: BankAndSiblings, sandbox: string) {
  const payer = payerIn(apps.bank, sandbox);
  await payer.frozen(NOW).expect(200);
  const before = await payer.balance(PAYER);
  const transactions = () => spiTransactions(apps.spi, sandbox);
  return {
    ...payer,
    before,
    transactions,
    spi: admin(apps.spi, sandbox),
    toSpi: (document: string) =>
      apps.spi.http
        .post('/spi/pacs.008')
        .set('X-Sandbox', sandbox)
        .set('Content-Type', 'application/xml')
        .send(document),
    toDict: (method: 'post' | 'delete', path: string, body?: object) => {
      const request = apps.dict.http[method](path).set('X-Sandbox', sandbox);
      return body === undefined ? request : request.send(body);
    },
    /** How far the payment is, what it has taken of the balance, and what the SPI has, in one value. */
    look: async (paymentId: string) => {
      const { status, rejectionReason } = await payer.find(paymentId);
      const [available, blocked] = await payer.balance(PAYER);
      return {
        status,
        ...(rejectionReason === undefined ? {} : { reason: rejectionReason.code }),
        taken: before[0] - available,
        blocked: blocked - before[1],
        inSpi: (await transactions()).map(
          ({ amount, ...each }) => `${each.status} ${String(amount)}`,
        ),
      };
    },
    /** The transactions of the payment in the statement of its payer. */
    booked: async (paymentId: string): Promise<string[]> => {
      const { data } = await payer.statement(
        PAYER,
        'fromBookingDate=2999-03-01&toBookingDate=2999-12-31',
      );
      return data
        .filter(({ transactionId }) => transactionId.startsWith(paymentId))
        .map((each) => `${each.creditDebitType} ${each.transactionAmount.amount}`);
    },
  };
}

/** All payments that the SPI has in a sandbox, newest first. */
export async function spiTransactions(app: TestApp, sandbox: string): Promise<SpiTransaction[]> {
  const { body } = await app.http.get('/spi/transactions').set('X-Sandbox', sandbox).expect(200);
  return body as SpiTransaction[];
}
