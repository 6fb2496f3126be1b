import { axeSource, type Browser, type Page } from './chromium';

/** Far more than a slow machine needs. */
const PATIENCE_MS = 300_000;

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
  /** What must not happen: exceptions of the page, and requests to other hosts. */
  readonly faults: string[] = [];

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
    await this.locator(name, role).click();
  }

  /** Enters a value into a field; a list chooses the option with this value. */
  async fill(label: string, value: string): Promise<void> {
    this.clicks += 1;
    const role = (await this.has(label, 'combobox')) ? 'combobox' : 'textbox';
    await this.locator(label, role).fill(value);
  }

  /** Waits until the view shows a text. */
  async shows(text: string | RegExp): Promise<void> {
    const pattern = typeof text === 'string' ? escapedPattern(text) : text.source;
    const main = 'document.querySelector("main")?.innerText ?? ""';
    await this.waitFor(`new RegExp(${JSON.stringify(pattern)}).test(${main})`);
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

  /** What the policy of the page has stopped. */
  violations(): Promise<string[]> {
    return this.page.evaluate('window.violations');
  }

  private noteRequest(url: string): void {
    const isOwn = url.startsWith(`${this.address}/`) || /^(blob|data):/.test(url);
    if (!isOwn) this.faults.push(`a request to ${url}`);
  }

  private locator(name: string, role: string) {
    const selector = `::-p-aria([name="${name.replaceAll('"', '\\"')}"][role="${role}"])`;
    return this.page.locator(selector).setTimeout(PATIENCE_MS);
  }

  private async has(label: string, role: string): Promise<boolean> {
    const roles = role === 'combobox' ? 'select' : 'input';
    return this.page
      .evaluate(`[...document.querySelectorAll('main ${roles}, dialog ${roles}')].some((field) =>
      [...field.labels].some((label) => label.textContent === ${JSON.stringify(label)}))`);
  }

  private async waitFor(condition: string): Promise<void> {
    await this.page.waitForFunction(condition, { timeout: PATIENCE_MS });
  }
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);
}
