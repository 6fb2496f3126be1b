import { startService, type RunningService } from '#libs/app';
import { type Environment } from '#libs/config';
import { createTestData, freePorts, pacs008, type TestPayment } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { startAll } from '../../apps/suite/src/start-suite';
import { addressVariable } from '../../apps/suite/src/start-order';
import { suite as control } from '../../apps/suite/src/suite.app';
import { launchChromium, type Browser } from './chromium';

const JSON_BODY = { 'Content-Type': 'application/json' };

/** All services and the suite control, and a browser. */
export class ConsoleSuite {
  private readonly more: RunningService[] = [];

  private constructor(
    readonly browser: Browser,
    private readonly services: readonly RunningService[],
    private readonly removeData: () => Promise<void>,
  ) {}

  static async start(): Promise<ConsoleSuite> {
    const data = await createTestData();
    const ports = freePorts([...apps, control]);
    const services = await startAll({ LOG_LEVEL: 'silent', ...data.environment, ...ports });
    return new ConsoleSuite(await launchChromium(), services, () => data.remove());
  }

  /** The address of the suite control. */
  get address(): string {
    return this.addressOf(control.name);
  }

  addressOf(name: string): string {
    const found = this.services.find(({ definition }) => definition.name === name);
    if (found === undefined) throw new Error(`${name} does not run.`);
    return found.address;
  }

  /** Starts another suite control of the same services. */
  async startControl(environment: Environment): Promise<RunningService> {
    const addresses = apps.map((app) => [addressVariable(app), this.addressOf(app.name)]);
    const started = await startService(control, {
      ...{ LOG_LEVEL: 'silent', SUITE_PORT: '0' },
      ...(Object.fromEntries(addresses) as Environment),
      ...environment,
    });
    this.more.push(started);
    return started;
  }

  /** Sends a request as a client does. @throws Error if the response is an error */
  async send(
    service: string,
    path: string,
    sandbox: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const headers = { 'X-Sandbox': sandbox, ...(init.headers as Record<string, string>) };
    const response = await fetch(this.addressOf(service) + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  }

  sendJson(service: string, path: string, sandbox: string, body: object, method = 'POST') {
    return this.send(service, path, sandbox, {
      method,
      headers: JSON_BODY,
      body: JSON.stringify(body),
    });
  }

  pay(sandbox: string, ...payments: readonly TestPayment[]): Promise<Response> {
    const headers = { 'Content-Type': 'application/xml' };
    const body = pacs008(...payments);
    return this.send('spi', '/spi/pacs.008', sandbox, { method: 'POST', headers, body });
  }

  /** Freezes all clocks of a sandbox. */
  async freeze(sandbox: string, now: string): Promise<void> {
    const frozen = { mode: 'frozen', now, allowPast: true };
    await this.sendJson('suite', '/__admin/clock', sandbox, frozen, 'PUT');
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await Promise.all([...this.more, ...this.services].map((service) => service.stop()));
    await this.removeData();
  }
}
