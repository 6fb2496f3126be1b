import { loadExecuteOperation, type Browser, type Executed, type Page } from './chromium';

/** Far more than a slow machine needs. */
const PATIENCE_MS = 300_000;

/** What a tester can do with an operation besides Execute, without typing. */
interface Choices {
  /** The name of an example in the list of the body. */
  readonly example?: string;
}

/** What the fields of an operation had before Execute, and what the service answered. */
export interface Walked extends Executed {
  readonly parameters: Readonly<Record<string, string>>;
  readonly sent: string;
}

/** Swagger UI of one service, open in a browser as a tester has it. */
export class DocsPage {
  private constructor(
    private readonly page: Page,
    private readonly address: string,
  ) {}

  static async open(browser: Browser, address: string): Promise<DocsPage> {
    const page = await browser.newPage();
    await page.goto(`${address}/docs`, { waitUntil: 'networkidle0', timeout: PATIENCE_MS });
    return new DocsPage(page, address);
  }

  /** Opens the operation, chooses, presses Execute, and returns what was shown and answered. */
  async execute(operationId: string, { example }: Choices = {}): Promise<Walked> {
    const executeOperation = await loadExecuteOperation();
    const ids = await this.page.$$eval('.opblock', (blocks) => blocks.map(({ id }) => id));
    const id = ids.find((each) => each.endsWith(`-${operationId}`));
    if (id === undefined) throw new Error(`The page has no operation ${operationId}.`);
    let parameters: Walked['parameters'] = {};
    let sent = '';
    const prepare = async (block: string): Promise<void> => {
      const body = `${block} .opblock-section-request-body`;
      if (example !== undefined) {
        await this.page.select(`${body} .examples-select-element`, example);
      }
      parameters = Object.fromEntries(await this.page.$$eval(`${block} tr input`, namesAndValues));
      const texts = await this.page.$$eval(`${body} textarea`, (areas) =>
        areas.map(({ value }) => value),
      );
      sent = texts[0] ?? '';
    };
    const executed = await executeOperation(this.page, this.address, id, { prepare });
    return { ...executed, parameters, sent };
  }
}

/** Runs in the page. */
function namesAndValues(inputs: Parameters<Parameters<Page['$$eval']>[1]>[0]): [string, string][] {
  return inputs.map((input) => [
    input.closest('tr')?.getAttribute('data-param-name') ?? '',
    input.value,
  ]);
}
