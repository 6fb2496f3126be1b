import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningService } from '#libs/app';
import { createTestData, freePorts } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { startAll } from '../../apps/suite/src/start-suite';
import { suite as control } from '../../apps/suite/src/suite.app';
import { launchChromium, whyNoChromium, type Browser } from './chromium';
import { LANGUAGES, type Names } from './console-names';
import { ConsolePage, type ConsoleOptions } from './console-page';

const reason = whyNoChromium();
const describeBrowser = reason === undefined ? describe : describe.skip;
/** The test stores the pictures of docs/console.md there, if this names a folder. */
const PICTURES = process.env['CONSOLE_PICTURES'];
/** A first Pix, a rejection and a step of the clock: fewer than one click in six seconds of three minutes. */
const MOST_CLICKS = 20;

describeBrowser(`The console${reason === undefined ? '' : `: not tested, ${reason}`}`, () => {
  let services: readonly RunningService[] = [];
  let browser: Browser;
  let stop = (): Promise<void> => Promise.resolve();
  let address = '';

  beforeAll(async () => {
    const data = await createTestData();
    const environment = {
      LOG_LEVEL: 'silent',
      ...data.environment,
      ...freePorts([...apps, control]),
    };
    services = await startAll(environment);
    address = services.at(-1)?.address ?? '';
    stop = async () => {
      await Promise.all(services.map((service) => service.stop()));
      await data.remove();
    };
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await stop();
  });

  const open = (options: ConsoleOptions, at = address) => ConsolePage.open(browser, at, options);
  /** Sends a request to the suite control or to a service. */
  const send = (path: string, sandbox: string, init: RequestInit = {}) =>
    fetch(address + path, { ...init, headers: { 'X-Sandbox': sandbox, ...init.headers } });
  const sendJson = (path: string, sandbox: string, method: string, body: object) =>
    send(path, sandbox, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const picture = async (page: ConsolePage, name: string): Promise<void> => {
    if (PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    await page.page.screenshot({ path: join(PICTURES, `console-${name}.png`) });
  };
  const expectSound = async (page: ConsolePage): Promise<void> => {
    expect([page.faults, await page.violations()]).toEqual([[], []]);
    await page.page.close();
  };

  describe.each(LANGUAGES)('in $language', (names: Names) => {
    const { code, views } = names;

    it('lets a tester pay, see it, request a rejection, and advance the clock', async () => {
      const sandbox = `path-${code}`;
      await sendJson('/__admin/clock', sandbox, 'PUT', {
        ...{ mode: 'frozen', now: '2999-01-02T15:00:00Z', allowPast: true },
      });
      const page = await open({ language: names.language, sandbox });
      await page.press(names.sendPix);
      await page.shows(names.accepted);
      await picture(page, `start.${code}`);
      await page.press(views.timeline, 'link');
      await page.shows(`${names.pix}: ${names.accepted}`);
      await page.press(views.responses, 'link');
      await page.fill(names.searchCode, 'AM04');
      await page.press(names.createRule);
      await page.shows(/AM04/);
      await picture(page, `responses.${code}`);
      await page.press(views.start, 'link');
      await page.press(names.sendPix);
      await page.shows(/AM04/);
      await page.press(views.timeline, 'link');
      await page.shows(`${names.pix}: ${names.rejected}`);
      await page.press(views.start, 'link');
      await page.press(names.pay);
      await page.shows(/RCVD|ACSP|PDNG|ACCP/);
      await page.press(views.clock, 'link');
      await page.press(names.nextDeadline);
      await page.shows(names.settled);
      await picture(page, `clock.${code}`);
      expect(page.clicks).toBeLessThanOrEqual(MOST_CLICKS);
      await page.goTo(`timeline?sandbox=${sandbox}`);
      await page.shows(names.pix);
      await picture(page, `timeline.${code}`);
      await expectSound(page);
    });

    it('lets a tester save a snapshot and restore it', async () => {
      const sandbox = `saved-${code}`;
      const payments = async () =>
        (
          (await (
            await send('/services/spi/spi/transactions', sandbox, {
              headers: { 'X-Observe': 'true' },
            })
          ).json()) as unknown[]
        ).length;
      const page = await open({ language: names.language, sandbox });
      await page.press(names.sendPix);
      await page.shows(names.accepted);
      await page.press(views.sandboxes, 'link');
      await page.fill(names.snapshotName, 'antes');
      await page.press(names.save);
      await page.shows(names.saved);
      await page.press(views.start, 'link');
      await page.press(names.sendPix);
      await page.shows(names.accepted);
      expect(await payments()).toBe(2);
      await page.press(views.sandboxes, 'link');
      await page.press(names.restore);
      await page.press(names.restoreIt);
      await page.shows(names.restored);
      expect(await payments()).toBe(1);
      await expectSound(page);
    });
  });
});
