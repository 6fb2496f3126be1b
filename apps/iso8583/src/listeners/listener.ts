import { z } from 'zod';
import { framingSchema, type FramingChoice } from '#libs/iso8583';
import { toIsoUtc } from '#libs/kernel';
import { type MessageSettings } from '../tcp/tcp-host';
import { type TcpServer } from '../tcp/tcp-server';

/** The name of the listener of the variables ISO8583_TCP_*. */
export const DEFAULT_LISTENER = 'default';
const PATH = '/iso8583/tcp';

/** A listener with all its settings. */
export interface Listener extends MessageSettings {
  readonly name: string;
  /** 0: the system chooses. */
  readonly port: number;
  readonly framing: FramingChoice;
  readonly tls: boolean;
  readonly idleMs: number;
  /** The institution whose clients connect, if it is known. */
  readonly institution?: string;
  /** Whether the host signs on at each client. */
  readonly signOn: boolean;
  /** The interval of the echo tests, if there are any. */
  readonly echoSeconds?: number;
  /** Whether a variable defines it. Then it stays when its sandbox is dropped. */
  readonly isConfigured: boolean;
}

/** An open listener. */
export interface OpenListener {
  readonly listener: Listener;
  readonly server: TcpServer;
  readonly host: string;
  readonly port: number;
  /** The certificate of the authority that clients must trust, as PEM; undefined without TLS. */
  readonly authorityPem: string | undefined;
  /** By the machine's clock. */
  readonly openedAtMs: number;
}

/** The path of the messages of a listener, for rules and the journal. */
export function pathOfListener(name: string): string {
  return name === DEFAULT_LISTENER ? PATH : `${PATH}/${name}`;
}

/** A listener as a client sees it. */
export const listenerView = z
  .strictObject({
    name: z.string().describe('Name of the listener.'),
    host: z.string().describe('The address that it listens at.'),
    port: z.number().meta({ type: 'integer' }).describe('The port that it listens at.'),
    profile: z.string().describe('The profile of the messages.'),
    framing: framingSchema,
    sandbox: z.string().describe('The sandbox of the messages.'),
    strict: z.boolean().describe('Whether a message without a mandatory element gets code 30.'),
    tls: z.boolean().describe('Whether connections use TLS.'),
    certificate: z
      .string()
      .exactOptional()
      .describe(
        'The certificate of the test authority as PEM, which clients must trust. Only with TLS.',
      ),
    idleMs: z
      .number()
      .meta({ type: 'integer' })
      .describe('Time after which an idle connection is closed.'),
    institution: z.string().exactOptional().describe('The institution whose clients connect.'),
    signOn: z.boolean().describe('Whether the host signs on at each client that connects.'),
    echoSeconds: z
      .number()
      .meta({ type: 'integer' })
      .exactOptional()
      .describe('The interval of the echo tests, in seconds.'),
    path: z
      .string()
      .describe('The path of its messages in rules and in the journal. Their method is `TCP`.'),
    openedAt: z.iso.datetime().describe("When it was opened, by the machine's clock."),
    connections: z
      .number()
      .meta({ type: 'integer' })
      .describe('The number of connections now, in this instance of the service.'),
    received: z
      .number()
      .meta({ type: 'integer' })
      .describe('The number of messages that have arrived, without keep-alives.'),
    answered: z
      .number()
      .meta({ type: 'integer' })
      .describe('The number of messages that were answered completely.'),
  })
  .describe('A listener for ISO 8583 over TCP that is open.');

export type ListenerView = z.output<typeof listenerView>;

export function viewOfListener(open: OpenListener): ListenerView {
  const { listener, server, host, port, authorityPem, openedAtMs } = open;
  const { name, profile, framing, sandbox, strict, tls, idleMs, path } = listener;
  const { institution, signOn, echoSeconds } = listener;
  return {
    name,
    host,
    port,
    profile,
    framing: framing as ListenerView['framing'],
    sandbox,
    strict,
    tls,
    ...(authorityPem === undefined ? {} : { certificate: authorityPem }),
    idleMs,
    ...(institution === undefined ? {} : { institution }),
    signOn,
    ...(echoSeconds === undefined ? {} : { echoSeconds }),
    path,
    openedAt: toIsoUtc(openedAtMs),
    connections: server.connections,
    received: server.received,
    answered: server.answered,
  };
}
