import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { type ServiceConfig } from '#libs/config';
import { contextIfAny, type RequestTrace } from '#libs/http';
import { systemClock } from '#libs/kernel';
import { jsonLine, requestLine, textLine, type LogEntry, type LoggedRequest } from './log-line';
import { serviceIfAny } from './service-name';

const LEVELS: Readonly<Record<ServiceConfig['logLevel'], LogLevel[]>> = {
  silent: [],
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug'],
};

/** Nest's messages about its own wiring. They are not useful to users of a simulator. */
const WIRING = new Set([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'GraphQLModule',
  'NestFactory',
  'NestApplication',
  'ExceptionHandler',
]);

type LogConfig = Pick<ServiceConfig, 'logLevel' | 'logFormat' | 'logRequests'>;

/**
 * The log of a service: readable lines on a terminal, one JSON object a line elsewhere (docs/adr/0023).
 * Bodies, keys, tokens, card and tax numbers are never handed to it.
 */
export class AppLogger extends ConsoleLogger {
  private readonly isJson: boolean;
  /** Whether each request has a line. */
  readonly logsRequests: boolean;
  /** The service name on lines that cannot be assigned to one of several services. */
  private readonly fallbackName: string;

  constructor(
    { logLevel, logFormat, logRequests }: LogConfig,
    private readonly service: string,
  ) {
    super({ logLevels: LEVELS[logLevel] });
    const isTerminal = process.stdout.isTTY;
    this.isJson = logFormat === 'auto' ? !isTerminal : logFormat === 'json';
    this.fallbackName = serviceIfAny() === undefined ? service : 'simulators';
    const isWanted =
      logRequests === 'auto' ? isTerminal || logLevel === 'debug' : logRequests === 'on';
    this.logsRequests = isWanted && this.isLevelEnabled('log');
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!isOfWiring(rest)) super.log(message, ...(rest as [string]));
  }

  /** An error that prevents the start is printed once, by the code that starts the service. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (!isOfWiring(rest)) super.error(message, ...(rest as [string]));
  }

  /** @param trace read only if the line shows it */
  logRequest(request: LoggedRequest, trace: RequestTrace | undefined): void {
    const atMs = systemClock.nowMs();
    const { service } = this;
    const entry = { atMs, level: 'info', service, context: 'Request', message: request };
    const line = this.isJson
      ? jsonLine({ ...entry, span: trace?.span })
      : requestLine(atMs, service, request);
    process.stdout.write(`${line}\n`);
  }

  protected override printMessages(
    messages: unknown[],
    context = '',
    logLevel: LogLevel = 'log',
    stream: 'stdout' | 'stderr' = 'stdout',
    stack?: unknown,
  ): void {
    const level = logLevel === 'log' ? 'info' : logLevel;
    const service = serviceIfAny() ?? this.fallbackName;
    for (const message of messages) {
      const atMs = systemClock.nowMs();
      const entry: LogEntry = { atMs, level, service, context, message, stack };
      const line = this.isJson
        ? jsonLine({ ...entry, span: contextIfAny()?.trace?.span })
        : textLine(entry);
      process[stream].write(`${line}\n`);
    }
  }

  /** In JSON the stack is a member of its line. */
  protected override printStackTrace(stack: string): void {
    if (!this.isJson) super.printStackTrace(stack);
  }
}

function isOfWiring(rest: readonly unknown[]): boolean {
  const context = rest.at(-1);
  return typeof context === 'string' && WIRING.has(context);
}
