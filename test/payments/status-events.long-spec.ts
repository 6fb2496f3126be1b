import 'reflect-metadata';
import { admin, databaseUnderTest } from '#libs/testing';
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
    const statuses = async (): Promise<string[]> => {
      const { body: list } = await control.call('get', '/webhooks/deliveries').expect(200);
      const found: string[] = [];
      for (const { id } of list as readonly { readonly id: string }[]) {
        const { body } = await control.call('get', `/webhooks/deliveries/${id}`).expect(200);
        const message = JSON.parse((body as { readonly body: string }).body) as {
          readonly data: { readonly status: string };
        };
        found.push(message.data.status);
      }
      return found.reverse();
    };
    return { ...paying, control, statuses };
  };

  it.each<readonly [string, object | undefined, readonly string[]]>([
    ['settled', undefined, ['RCVD', 'ACPD', 'ACSC']],
    ['rejected by the SPI', { outcome: 'AM04' }, ['RCVD', 'ACPD', 'RJCT']],
    [
      'unknown for two attempts',
      { respond: { status: 503 } },
      ['RCVD', 'ACPD', 'PDNG', 'ACPD', 'ACSC'],
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
    expect(await statuses()).toEqual(['RCVD', 'ACPD', 'ACSC']);
  });
});
