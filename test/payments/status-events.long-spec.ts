import 'reflect-metadata';
import { admin, databaseUnderTest } from '#libs/testing';
import { item, newEndToEndId, NOW, PAYMENTS } from '../../apps/openfinance/test/payments/payer';
import { payingIn, startBank, type BankAndSiblings } from './bank-and-siblings';

const PACS008 = { method: 'POST', path: '/spi/pacs.008' };
/** Nothing listens here; the log has the messages all the same. */
const RECEIVER = { url: 'http://127.0.0.1:9/webhooks', events: ['payment.status-changed'] };

describe(`The events of payments on ${databaseUnderTest}`, () => {
  let apps: BankAndSiblings;
  beforeAll(async () => {
    apps = await startBank();
  });
  afterAll(() => apps.close());

  let sandboxes = 0;
  const fresh = async () => {
    sandboxes += 1;
    const sandbox = `events-${String(sandboxes)}`;
    const paying = await payingIn(apps, sandbox);
    const control = admin(apps.bank, sandbox);
    await control.call('post', '/webhooks', RECEIVER).expect(201);
    /** Each status with its instant, as seconds after the payments were made. */
    const statuses = async (): Promise<string[]> => {
      const { body: list } = await control.call('get', '/webhooks/deliveries').expect(200);
      const found: string[] = [];
      for (const { id } of list as readonly { readonly id: string }[]) {
        const { body } = await control.call('get', `/webhooks/deliveries/${id}`).expect(200);
        const message = JSON.parse((body as { readonly body: string }).body) as {
          readonly data: { readonly status: string; readonly statusUpdateDateTime: string };
        };
        const { status, statusUpdateDateTime } = message.data;
        const afterMs = Date.parse(statusUpdateDateTime) - Date.parse(NOW);
        found.push(`${status} ${String(afterMs / 1_000)}`);
      }
      return found.reverse();
    };
    return { ...paying, control, statuses };
  };

  it.each<readonly [string, object | undefined, readonly string[]]>([
    ['settled', undefined, ['RCVD 0', 'ACCP 1', 'ACPD 2', 'ACSC 3']],
    ['rejected by the SPI', { outcome: 'AM04' }, ['RCVD 0', 'ACCP 1', 'ACPD 2', 'RJCT 2']],
    [
      'unknown for two attempts',
      { respond: { status: 503 } },
      ['RCVD 0', 'ACCP 1', 'ACPD 2', 'PDNG 2', 'ACPD 22', 'ACSC 23'],
    ],
  ])('tell each status once: %s', async (_, effect, expected) => {
    const { spi, pay, advance, statuses } = await fresh();
    if (effect !== undefined) await spi.rule({ match: PACS008, effect, times: 2 });
    await pay();
    await advance('PT2H');
    expect(await statuses()).toEqual(expected);
  });

  it('tell nothing new when the payee returns the money', async () => {
    const { pay, advance, statuses, control } = await fresh();
    await control.rule({ match: { method: 'POST' }, effect: { outcome: 'DEVOLVIDO' }, times: 1 });
    await pay();
    await advance('PT2H');
    expect(await statuses()).toEqual(['RCVD 0', 'ACCP 1', 'ACPD 2', 'ACSC 3']);
  });

  it('tell each status of a scheduled payment at its instant', async () => {
    const { consent, payList, advance, statuses } = await fresh();
    const { consentId } = await consent({ schedule: { single: { date: '2999-03-11' } } });
    const payment = item({ endToEndId: newEndToEndId('299903111500') });
    await payList([payment], { 'x-consent-id': consentId });
    const early = ['RCVD 0', 'ACCP 1', 'SCHD 2'];
    for (const seen of [1, 2, 3]) {
      expect(await statuses()).toEqual(early.slice(0, seen));
      await advance('PT1S');
    }
    await advance('P1D');
    // From three in the afternoon to noon of the next day.
    expect(await statuses()).toEqual([...early, 'ACPD 75600', 'ACSC 75601']);
  });

  it.each([
    ['to its end', ['RCVD 0', 'PDNG 1', 'ACCP 1801', 'ACPD 1802', 'ACSC 1803']],
    ['and cancelled', ['RCVD 0', 'PDNG 1', 'CANC 1']],
  ])('tell each status of a payment that is held: %s', async (what, expected) => {
    const { pay, patch, advance, statuses, control } = await fresh();
    await control.rule({ match: { method: 'POST' }, effect: { outcome: 'PDNG' }, times: 1 });
    const { paymentId } = await pay();
    await advance('PT1S');
    if (what === 'and cancelled') await patch(`${PAYMENTS}/${paymentId}`).expect(200);
    await advance('PT2H');
    expect(await statuses()).toEqual(expected);
  });
});
