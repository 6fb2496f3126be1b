import { ApiProperty } from '@nestjs/swagger';
import { type FramingChoice, type IsoMessage } from '#libs/iso8583';
import { LinksTo } from '#libs/openapi';
import { LINK_FRAMING } from './link.request';
import { type LinkMessageOutcome, type LoggedExchange } from '../sessions/exchange-log';
import { type Link, type LinkState, type LinkStatus } from './link';

/** The numbers of messages since this instance of the service opened the link. */
export class LinkCountsResponse {
  /** Messages that the acquirer sent. */
  sent!: number;
  /** Responses in time. */
  answered!: number;
  /** Responses after the acquirer had given up. */
  late!: number;
  /** Second responses to the same message. */
  duplicate!: number;
  /** Messages that belong to no message of the acquirer. */
  unmatched!: number;
  /** Frames that are not a message of the profile. */
  unreadable!: number;
  /** Messages without a response in time. */
  unanswered!: number;
}

/** A link, and its state in the instance of the service that answers. */
@LinksTo({
  findLink: { name: '/name' },
  deleteLink: { name: '/name' },
  listLinkMessages: { name: '/name' },
  echoLink: { name: '/name' },
})
export class LinkResponse {
  /** @example my-host */
  name!: string;
  /** @example 127.0.0.1 */
  host!: string;
  /** @example 8583 */
  port!: number;
  /** @example ascii */
  profile!: string;
  /** The name of the framing, or its layout. */
  @ApiProperty({ allOf: [LINK_FRAMING] })
  framing!: FramingChoice;
  /** Whether the connection uses TLS. */
  tls!: boolean;
  signOn!: boolean;
  echoSeconds!: number | null;
  answerMs!: number | null;
  /** `down` means that the next use connects. */
  status!: LinkStatus;
  counts!: LinkCountsResponse;
  /**
   * The last error: why the connection is down or was down, or why a message could not be read. Null if there was
   * none.
   * @example "The connection failed: connect ECONNREFUSED 127.0.0.1:8583."
   */
  lastError!: string | null;

  static of(link: Link, { status, counts, lastError }: LinkState): LinkResponse {
    const { name, host, port, profile, framing, tls, signOn, echoSeconds, answerMs } = link;
    return {
      name,
      host,
      port,
      profile,
      framing,
      tls: tls !== null,
      signOn,
      echoSeconds,
      answerMs,
      status,
      counts,
      lastError,
    };
  }
}

/** A message as a log shows it. */
export class LoggedMessageResponse {
  /** @example "0100" */
  mti!: string;
  /**
   * Data elements by number. Card data is masked.
   * @example { "2": "400000******0001", "11": "000001" }
   */
  fields!: Record<string, string>;
}

/** A message of a link and its response. */
export class LinkMessageResponse {
  /** When it was sent, or arrived, on the clock of the sandbox. */
  at!: string;
  /** The message that was sent. Absent for a message of the host that belongs to no request. */
  request?: LoggedMessageResponse | undefined;
  /** The message that arrived. Absent if none did. */
  response?: LoggedMessageResponse | undefined;
  outcome!: LinkMessageOutcome;
  /** From the request to its response in ms; null without one. */
  latencyMs!: number | null;
  /** The reason why a message could not be read, or a note that the request came from the host. Null otherwise. */
  detail!: string | null;

  static of({ at, request, response, outcome, latencyMs, detail }: LoggedExchange) {
    return {
      at,
      request: shownMessage(request),
      response: shownMessage(response),
      outcome,
      latencyMs,
      detail,
    };
  }
}

export function shownMessage(
  message: IsoMessage | null | undefined,
): LoggedMessageResponse | undefined {
  return message ? { mti: message.mti, fields: { ...message.fields } } : undefined;
}

/** The result of a network message. */
export class NetworkActionResponse {
  /** The message that was sent. Absent if the link is down and nothing was sent. */
  request?: LoggedMessageResponse | undefined;
  /** The response of the host. Absent if none arrived in time. */
  response?: LoggedMessageResponse | undefined;
  /** The link after the action. */
  link!: LinkResponse;
}
