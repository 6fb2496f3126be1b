import { axeSource, type Browser, type Page } from './chromium';

/** Far more than a slow machine needs. A test that is being written fails sooner with less. */
const PATIENCE_MS = Number(process.env['BROWSER_PATIENCE_MS'] ?? 300_000);

/** A tab in the background has no frames, by which the driver would poll. */
const POLL_MS = 100;

/** Runs before the scripts of the page. */
const WATCH = `
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.violations.push(violatedDirective + ' ' + blockedURI);
  });
`;

export interface ConsoleOptions {
  /** The language of the browser. */
  readonly language: 'pt-BR' | 'en-US';
  readonly sandbox: string;
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
}

/** The console in a browser, as a tester has it. Buttons, links and fields are found by their names. */
export class ConsolePage {
  /** How often the tester has clicked. */
  clicks = 0;
  private readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  static async open(
    browser: Browser,
    address: string,
    { language, sandbox, width = 1280, scheme = 'light' }: ConsoleOptions,
  ): Promise<ConsolePage> {
    const page = await browser.newPage();
    const opened = new ConsolePage(page, address);
    page.on('pageerror', ({ message }) => opened.faults.push(message));
    page.on('request', (request) => {
      opened.noteRequest(request.url());
    });
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.evaluateOnNewDocument(WATCH);
    await page.evaluateOnNewDocument(
      `Object.defineProperty(navigator, 'languages', { value: ['${language}'] });`,
    );
    await opened.goTo(`start?sandbox=${sandbox}`);
    return opened;
  }

  /** Opens a view by its address, as a link from elsewhere does. */
  async goTo(route: string): Promise<void> {
    await this.page.goto(`${this.address}/console#/${route}`, {
      ...{ waitUntil: 'domcontentloaded', timeout: PATIENCE_MS },
    });
    await this.waitFor('document.querySelector("main h1") !== null');
  }

  async press(name: string, role: 'button' | 'link' = 'button'): Promise<void> {
    this.clicks += 1;
    await this.explained(`press ${role} ${name}`, () => this.locator(name, role).click());
  }

  /** Enters a value into a field; a list chooses the option with this value. */
  async fill(label: string, value: string): Promise<void> {
    this.clicks += 1;
    await this.explained(`fill ${label}`, () => this.locator(label).fill(value));
  }

  /** Waits until the view shows a text. */
  async shows(text: string | RegExp): Promise<void> {
    const pattern = typeof text === 'string' ? escapedPattern(text) : text.source;
    const main = 'document.querySelector("main")?.innerText ?? ""';
    await this.explained(`find ${pattern}`, () =>
      this.waitFor(`new RegExp(${JSON.stringify(pattern)}).test(${main})`),
    );
  }

  /** The text of the view. */
  text(): Promise<string> {
    return this.page.evaluate('document.querySelector("main").innerText');
  }

  /** The barriers that axe-core finds, with the elements that have them. */
  async barriers(): Promise<string[]> {
    await this.page.evaluate(await axeSource());
    return this.page.evaluate(`axe.run().then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`);
  }

  /** Whether the page must be scrolled sideways. */
  isWider(): Promise<boolean> {
    return this.page.evaluate('document.documentElement.scrollWidth > innerWidth');
  }

  /** Waits until the view has loaded what it shows. */
  async settled(): Promise<void> {
    await this.page.waitForNetworkIdle({ concurrency: 1, timeout: PATIENCE_MS });
  }

  /** Closes the tab, and returns its faults: exceptions, requests to other hosts, and what the policy of the page has stopped. */
  async close(): Promise<string[]> {
    const violations: string[] = await this.page.evaluate('window.violations');
    await this.page.close();
    return [...this.faults, ...violations];
  }

  /** @throws Error that says what could not be done, and what the view shows */
  private async explained(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const seen = await this.text();
      throw new Error(`The tester could not ${what}. The view:\n${seen}`, { cause: error });
    }
  }

  private noteRequest(url: string): void {
    const isOwn = url.startsWith(`${this.address}/`) || /^(blob|data):/.test(url);
    if (!isOwn) this.faults.push(`a request to ${url}`);
  }

  /** @param role default: any, for fields, of which there are several kinds */
  private locator(name: string, role?: string) {
    const ofRole = role === undefined ? '' : `[role="${role}"]`;
    const selector = `::-p-aria([name="${name.replaceAll('"', '\\"')}"]${ofRole})`;
    return this.page.locator(selector).setTimeout(PATIENCE_MS);
  }

  private async waitFor(condition: string): Promise<void> {
    await this.page.waitForFunction(condition, { timeout: PATIENCE_MS, polling: POLL_MS });
  }
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);
}
