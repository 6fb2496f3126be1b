import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newEndToEndId } from '#libs/testing';
import { describeInBrowser } from './chromium';
import { LANGUAGES } from './console-names';
import { ConsolePage, type ConsoleOptions } from './console-page';
import { ConsoleSuite } from './console-suite';

/** If this names a folder, the pictures of docs/console.md are stored there. */
const PICTURES = process.env['CONSOLE_PICTURES'];
const LARGEST_FIRST_VIEW = 150_000;
const EVIL = '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>';
const TOKEN = 'a-token-of-enough-length';
const INVOICE = {
  provider: { cnpj: '11222333000181', municipalRegistration: '12345', municipality: '3550308' },
  customer: { cpf: '52998224725', name: `Maria ${EVIL}` },
  service: {
    code: '01.07',
    description: `<svg onload="window.wasRun=1">${EVIL}`,
    amount: 1000,
    issRate: 5,
  },
};

describeInBrowser('The console', () => {
  let suite: ConsoleSuite;
  const id = newEndToEndId();

  beforeAll(async () => {
    suite = await ConsoleSuite.start();
    await suite.freeze('full', '2026-12-01T15:00:00Z');
    await suite.pay('full', { endToEndId: id });
    await suite.sendJson('spi', '/__admin/rules', 'full', {
      ...{
        match: { method: 'POST', path: '/spi/pacs.008' },
        effect: { outcome: 'AM04' },
        times: 2,
      },
    });
    await suite.pay('full');
    await suite.sendJson('dict', '/dict/keys', 'full', {
      ...{
        keyType: 'EMAIL',
        keyValue: 'padaria@example.com',
        holderName: 'Padaria do Bairro',
        accountId: 'a-1',
      },
      ...{ ispb: '12345678', branch: '0001', accountNumber: '1234567890', accountType: 'CHECKING' },
    });
    await suite.sendJson('iso8583', '/iso8583/acquirer/authorize', 'full', {
      ...{ pan: '4000000000000002', amount: 100000 },
    });
    await suite.sendJson('openfinance', '/open-banking/payments/v1/pix/payments', 'full', {
      ...{ amount: '20.00', proxy: 'padaria@example.com' },
    });
    await suite.sendJson('nfse', '/nfse/issue', 'full', INVOICE);
  });
  afterAll(() => suite.stop());

  const open = (options: Partial<ConsoleOptions> = {}, address = suite.address) =>
    ConsolePage.open(suite.browser, address, { language: 'pt-BR', sandbox: 'full', ...options });

  const VIEWS = [
    ...['start', 'timeline', 'timeline/spi/1', 'timeline/iso8583/2', `timeline?thread=${id}`],
    ...['responses', 'clock', 'sandboxes', 'state', 'state/cards', 'state/keys', 'state/consents'],
    ...[
      'state/bank-accounts',
      'state/invoices',
      'state/workflows',
      'state/clients',
      'state/reports',
    ],
  ];
  const inSandbox = (route: string): string =>
    `${route}${route.includes('?') ? '&' : '?'}sandbox=full`;

  it.each([
    { language: 'pt-BR', scheme: 'light', width: 1280 },
    { language: 'en-US', scheme: 'dark', width: 380 },
  ] as const)('has no barriers in any view: %j', async (options) => {
    const page = await open(options);
    const found: string[] = [];
    for (const view of VIEWS) {
      await page.goTo(inSandbox(view));
      await page.settled();
      found.push(...(await page.barriers()).map((barrier) => `${view}: ${barrier}`));
      if (await page.isWider()) found.push(`${view}: the page is wider than the window`);
    }
    expect(found).toEqual([]);
    expect(await page.close()).toEqual([]);
  });

  it('shows what requests carried as text, and runs nothing of it', async () => {
    const sandbox = 'evil';
    await suite.sendJson('nfse', '/nfse/issue', sandbox, INVOICE);
    await suite.sendJson('spi', '/__admin/rules', sandbox, {
      name: EVIL.slice(0, 60),
      match: { path: '/spi/transactions' },
      effect: { respond: { status: 200, body: EVIL, headers: { 'Content-Type': 'text/html' } } },
    });
    await suite.send('spi', '/spi/transactions', sandbox);
    await suite.sendJson('workflow', '/workflows', sandbox, {
      name: EVIL,
      definition: { StartAt: 'A', States: { A: { Type: 'Pass', Comment: EVIL, End: true } } },
    });
    const page = await open({ sandbox });
    for (const view of [
      'timeline',
      'timeline/nfse/1',
      'timeline/spi/1',
      'responses',
      'state/invoices',
      'state/workflows',
    ]) {
      await page.goTo(`${view}?sandbox=${sandbox}`);
      await page.settled();
    }
    await page.goTo(`timeline/${encodeURIComponent(EVIL)}/1?sandbox=${encodeURIComponent(EVIL)}`);
    await page.settled();
    expect(await page.page.evaluate('window.wasRun')).toBeUndefined();
    expect(await page.close()).toEqual([]);
  });

  it('asks for the token once, and again if it is wrong', async () => {
    const control = await suite.startControl({ ADMIN_TOKEN: TOKEN });
    const page = await open({ sandbox: 'closed' }, control.address);
    await page.goTo('clock?sandbox=closed');
    await page.fill('Token', 'wrong');
    await page.press('Continuar');
    await page.fill('Token', TOKEN);
    await page.press('Continuar');
    await page.shows('Mover o relógio');
    await page.press('Sandboxes', 'link');
    await page.settled();
    expect(await page.page.evaluate('document.querySelector("dialog")')).toBeNull();
    const kept =
      'JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + location.href';
    expect(await page.page.evaluate(kept)).not.toContain(TOKEN);
    expect(await page.close()).toEqual([]);
  });

  it('goes on without a service that is down, and says which one it is', async () => {
    const control = await suite.startControl({ RATELIMIT_URL: 'http://127.0.0.1:1' });
    await suite.pay('partly', { amount: '9.99' });
    const page = await open({ sandbox: 'partly' }, control.address);
    await page.goTo('timeline?sandbox=partly');
    await page.shows('Sem resposta: Consulta com limite');
    await page.shows('R$ 9,99');
    await suite.pay('partly', { amount: '7.77' });
    await page.shows('R$ 7,77');
    expect(await page.close()).toEqual([]);
  });

  it('says that the sandbox was dropped, and goes on', async () => {
    await suite.pay('dropped', { amount: '9.99' });
    const page = await open({ sandbox: 'dropped' });
    await page.goTo('timeline?sandbox=dropped');
    await page.shows('R$ 9,99');
    await suite.send('suite', '/__admin/sandboxes/dropped', 'default', { method: 'DELETE' });
    await page.shows('O sandbox foi excluído');
    await suite.pay('dropped', { amount: '7.77' });
    await page.shows('R$ 7,77');
    expect(await page.close()).toEqual([]);
  });

  it('shows another sandbox in a second tab', async () => {
    await suite.pay('tab-1', { amount: '1.11' });
    await suite.pay('tab-2', { amount: '2.22' });
    const pages = [await open({ sandbox: 'tab-1' }), await open({ sandbox: 'tab-2' })];
    await pages[0]?.goTo('timeline?sandbox=tab-1');
    await pages[1]?.goTo('timeline?sandbox=tab-2');
    await pages[0]?.shows('R$ 1,11');
    await pages[1]?.shows('R$ 2,22');
    for (const page of pages) expect(await page.close()).toEqual([]);
  });

  it('is the console of a service that runs alone', async () => {
    const page = await open({ sandbox: 'alone' }, suite.addressOf('spi'));
    await page.press('Enviar Pix');
    await page.shows('aceito');
    await page.goTo('timeline?sandbox=alone');
    await page.shows('Pix de R$ 150,75');
    expect(await page.close()).toEqual([]);
  });

  it(`loads its first view with less than ${String(LARGEST_FIRST_VIEW)} bytes`, async () => {
    const page = await open();
    await page.settled();
    const loaded: number = await page.page.evaluate(`['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter(({ name }) => name.includes('/console'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
    expect(loaded).toBeGreaterThan(10_000);
    expect(loaded).toBeLessThan(LARGEST_FIRST_VIEW);
    await page.close();
  });

  it.each(LANGUAGES)(
    'is shown in the pictures of its guide, in $language',
    async ({ code, language }) => {
      if (PICTURES === undefined) return;
      mkdirSync(PICTURES, { recursive: true });
      const page = await open({ language });
      const views = {
        ...{ start: 'start', timeline: 'timeline', detail: 'timeline/iso8583/2' },
        ...{
          thread: `timeline?thread=${id}`,
          responses: 'responses',
          clock: 'clock',
          state: 'state/payments',
        },
      };
      for (const [name, view] of Object.entries(views)) {
        await page.goTo(inSandbox(view));
        await page.settled();
        await page.page.screenshot({ path: join(PICTURES, `console-${name}.${code}.png`) });
      }
      await page.close();
    },
  );
});
