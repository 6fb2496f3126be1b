import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts of a page of puppeteer that are used here. Its package is installed only where these tests run. */
export interface Page {
  goto(address: string, options: object): Promise<unknown>;
  select(selector: string, value: string): Promise<unknown>;
  $$eval<T>(selector: string, read: (elements: readonly PageElement[]) => T): Promise<T>;
  locator(selector: string): Locator;
  /** @param script a program, or a function that runs in the page */
  evaluate<T>(script: string | ((...values: never[]) => T), ...values: unknown[]): Promise<T>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  waitForNetworkIdle(options: object): Promise<void>;
  waitForFunction(script: string, options: object): Promise<unknown>;
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  emulateMediaFeatures(features: readonly object[]): Promise<void>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
  on(event: 'request', listener: (request: { url(): string }) => void): unknown;
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** An element that the driver waits for. */
export interface Locator {
  click(): Promise<void>;
  fill(value: string): Promise<void>;
  setTimeout(ms: number): Locator;
}

/** An element with the members that are read in the page. */
export interface PageElement {
  readonly id: string;
  readonly value: string;
  getAttribute(name: string): string | null;
  closest(selector: string): PageElement | null;
}

export interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

export interface Executed {
  readonly status: number;
  readonly mediaType?: string;
  readonly body: string;
  /** The name of the file that the page offers. */
  readonly file?: string;
}

type ExecuteOperation = (
  page: Page,
  address: string,
  id: string,
  options: { readonly prepare: (block: string) => Promise<void> },
) => Promise<Executed>;

const SCRIPT = 'scripts/checks/chromium.mjs';

/** Like `describe`, for tests in a browser. Where no browser can be driven, they are skipped, and the title says why. */
export function describeInBrowser(title: string, tests: () => void): void {
  const reason = whyNoChromium();
  if (reason === undefined) describe(title, tests);
  else describe.skip(`${title}: not tested, ${reason}`, tests);
}

/** Why no browser can be driven on this machine; undefined if one can. */
function whyNoChromium(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim();
}

/** Scripts are not compiled. */
async function load<Module>(script: string): Promise<Module> {
  const { href } = pathToFileURL(resolve(script));
  return (await import(href)) as Module;
}

export async function launchChromium(): Promise<Browser> {
  const module = await load<{ readonly launchChromium: () => Promise<Browser> }>(SCRIPT);
  return module.launchChromium();
}

/** The program that finds barriers in a page for people with disabilities. */
export async function axeSource(): Promise<string> {
  const module = await load<{ readonly axeSource: () => string }>(SCRIPT);
  return module.axeSource();
}

export async function loadExecuteOperation(): Promise<ExecuteOperation> {
  const script = 'scripts/checks/execute-operation.mjs';
  const module = await load<{ readonly executeOperation: ExecuteOperation }>(script);
  return module.executeOperation;
}
