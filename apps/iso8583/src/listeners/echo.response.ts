import { type Codec } from '#libs/iso8583';
import { MessageResponse } from '../messages/message.response';
import { type ClientAnswer } from './client-exchange';

/** The response of one connection to a network message of the host. */
export class EchoResultResponse {
  /**
   * Address of the client.
   * @example "127.0.0.1:50414"
   */
  client!: string;
  /** The 0810 of the client; null if none arrived in time. */
  response!: MessageResponse | null;
  /**
   * Time until the 0810 arrived, in milliseconds by the machine's clock; null if none arrived in time.
   * @example 3
   */
  elapsedMs!: number | null;

  static of({ client, response, elapsedMs }: ClientAnswer, codec: Codec): EchoResultResponse {
    const shown =
      response === undefined ? null : MessageResponse.of(response, codec.encode(response));
    return { client: client.address, response: shown, elapsedMs };
  }
}

/** An echo test from the host to its clients. */
export class EchoResponse {
  /** The 0800 that was sent. */
  request!: MessageResponse;
  /** One result per client that was connected. */
  results!: EchoResultResponse[];
}
