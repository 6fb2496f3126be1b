import { type SideListener } from '#libs/app';
import { ConfigurationError } from '#libs/config';
import { Failure } from '#libs/kernel';
import { iso8583Variables, type Iso8583Config } from '../config';
import { DEFAULT_LISTENER, pathOfListener, type Listener, type OpenListener } from './listener';

const TITLE = 'ISO 8583 over TCP';

/** The configured listeners: first the one of ISO8583_TCP_*, then those of ISO8583_LISTENERS. */
export function configuredListeners(config: Iso8583Config): readonly Listener[] {
  const first: Listener = {
    name: DEFAULT_LISTENER,
    port: config.tcpPort,
    profile: config.tcpProfile,
    framing: config.tcpFraming,
    sandbox: config.tcpSandbox,
    strict: false,
    tls: false,
    signOn: false,
    idleMs: config.tcpIdleMs,
    path: pathOfListener(DEFAULT_LISTENER),
    isConfigured: true,
  };
  const others = config.listeners.map((definition) => ({
    ...definition,
    sandbox: definition.sandbox ?? config.tcpSandbox,
    idleMs: definition.idleMs ?? config.tcpIdleMs,
    path: pathOfListener(definition.name),
    isConfigured: true,
  }));
  return [first, ...others];
}

/** Opens a configured listener together with the HTTP port. */
export function sideListener(
  listener: Listener,
  host: string,
  open: () => Promise<OpenListener>,
): SideListener {
  const isFirst = listener.name === DEFAULT_LISTENER;
  return {
    title: isFirst ? TITLE : `${TITLE} (${listener.name})`,
    port: iso8583Variables.tcpPort,
    open: async () => {
      try {
        const { port, server } = await open();
        return {
          address: `${host.includes(':') ? `[${host}]` : host}:${String(port)}`,
          unref: () => {
            server.unref();
          },
        };
      } catch (error) {
        throw isFirst ? causeOf(error) : configurationError(listener.name, error);
      }
    },
  };
}

/** The error of the system, for which libs/app has a text with the variable. */
function causeOf(error: unknown): unknown {
  return error instanceof Failure && error.cause !== undefined ? error.cause : error;
}

function configurationError(name: string, error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  return new ConfigurationError([`ISO8583_LISTENERS: listener ${name}: ${error.detail}`]);
}
