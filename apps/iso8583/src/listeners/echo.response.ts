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
  /** The response of the client; null if none arrived in time, or if `problem` says why it does not count. */
  response!: MessageResponse | null;
  /**
   * Time until the response arrived, in milliseconds by the machine's clock; null if none arrived in time.
   * @example 3
   */
  elapsedMs!: number | null;
  /**
   * Why the response does not count: its MAC is wrong, or absent although the sandbox requires one. Absent otherwise.
   * @example "The response does not count. Missing: DE64. The sandbox requires a MAC."
   */
  problem?: string;

  static of(
    { client, response, elapsedMs, problem }: ClientAnswer,
    codec: Codec,
  ): EchoResultResponse {
    const shown =
      response === undefined ? null : MessageResponse.of(response, codec.encode(response));
    const answer = { client: client.address, response: shown, elapsedMs };
    return problem === undefined ? answer : { ...answer, problem };
  }
}

/** An echo test from the host to its clients. */
export class EchoResponse {
  /** The 0800 that was sent. */
  request!: MessageResponse;
  /** One result per client that was connected. */
  results!: EchoResultResponse[];
}
