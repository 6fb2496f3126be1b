import 'reflect-metadata';
import { describeInBrowser } from './chromium';
import { LANGUAGES, type Names } from './console-names';
import { ConsolePage } from './console-page';
import { ConsoleSuite } from './console-suite';

/** A first Pix, a rejection and a step of the clock in three minutes: nine seconds for each click. */
const MOST_CLICKS = 20;

/** The path of a tester who has read nothing. */
describeInBrowser('The console', () => {
  let suite: ConsoleSuite;
  beforeAll(async () => {
    suite = await ConsoleSuite.start();
  });
  afterAll(() => suite.stop());

  const open = ({ language }: Names, sandbox: string) =>
    ConsolePage.open(suite.browser, suite.address, { language, sandbox });
  const payments = async (sandbox: string): Promise<number> => {
    const response = await suite.send('spi', '/spi/transactions', sandbox);
    return ((await response.json()) as unknown[]).length;
  };

  describe.each(LANGUAGES)('in $language', (names) => {
    const { code, views } = names;

    it('lets a tester pay, see it, request a rejection, and advance the clock', async () => {
      const sandbox = `path-${code}`;
      await suite.freeze(sandbox, '2999-01-02T15:00:00Z');
      const page = await open(names, sandbox);
      await page.press(names.sendPix);
      await page.shows(names.accepted);
      await page.press(views.timeline, 'link');
      await page.shows(`${names.pix}: ${names.accepted}`);
      await page.press(views.responses, 'link');
      await page.fill(names.searchCode, 'AM04');
      await page.press(names.createRule);
      await page.shows(names.ruleCreated);
      await page.press(views.start, 'link');
      await page.press(names.sendPix);
      await page.shows('AM04');
      await page.press(views.timeline, 'link');
      await page.shows(`${names.pix}: ${names.rejected}`);
      await page.press(views.start, 'link');
      await page.press(names.pay);
      await page.shows('RCVD');
      await page.press(views.clock, 'link');
      await page.press(names.nextDeadline);
      await page.shows(names.worked);
      expect(page.clicks).toBeLessThanOrEqual(MOST_CLICKS);
      expect(await page.close()).toEqual([]);
    });

    it('lets a tester save a snapshot and restore it', async () => {
      const sandbox = `saved-${code}`;
      const page = await open(names, sandbox);
      await page.press(names.sendPix);
      await page.shows(names.accepted);
      await page.press(views.sandboxes, 'link');
      await page.fill(names.snapshotName, 'antes');
      await page.press(names.save);
      await page.shows(names.saved);
      await page.press(views.start, 'link');
      await page.press(names.sendPix);
      await page.shows(names.accepted);
      expect(await payments(sandbox)).toBe(2);
      await page.press(views.sandboxes, 'link');
      await page.press(names.restore);
      await page.press(names.restoreIt);
      await page.shows(names.restored);
      expect(await payments(sandbox)).toBe(1);
      expect(await page.close()).toEqual([]);
    });
  });

  it('changes its language', async () => {
    const [pt, en] = LANGUAGES;
    if (pt === undefined || en === undefined) throw new Error('A language is missing.');
    const page = await open(pt, 'default');
    await page.shows(pt.sendPix);
    await page.press(pt.otherLanguage);
    await page.shows(en.sendPix);
    await page.press(en.otherLanguage);
    await page.shows(pt.sendPix);
    expect(await page.close()).toEqual([]);
  });
});
