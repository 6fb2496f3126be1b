import { ApiProperty } from '@nestjs/swagger';
import { JournalEntryResponse, RequestStartResponse } from '../journal/journal.response';

/** What a request to the sandbox was about. Sensitive data is masked. */
export class BusinessEventResponse extends RequestStartResponse {
  /**
   * What the request was: `pix.payment`, `dict.key-lookup`, `card.authorization`. Requests that are no operation of the
   * service are `http.request`.
   * @example pix.payment
   */
  name!: string;

  /**
   * Data of the request and of its response, such as `amount`, `endToEndId`, `key`, `status` and `code`; only those that it
   * has.
   * @example {"amount": "150.75", "endToEndId": "E1234567820261121120000000000001", "status": "RJCT", "code": "AM04"}
   */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  facts!: Record<string, string>;
}

/** The code that a service decided, in words. */
export class DecisionResponse {
  /**
   * The official code.
   * @example AM04
   */
  code!: string;

  /**
   * The meaning of the code.
   * @example Balance of the Conta PI is not sufficient
   */
  text!: string;

  /**
   * The document that has the code.
   * @example "Catálogo de Mensagens do SPI, pacs.002, ExternalStatusReason1Code"
   */
  document!: string;
}

/** A data element of a card message. */
export class ExplainedElementResponse {
  /** @example 39 */
  @ApiProperty({ type: 'string', example: '39' })
  number!: string;

  /** @example Response code */
  name!: string;

  /** @example "51" */
  value!: string;

  /**
   * Meaning of the value; absent if the value needs none.
   * @example Insufficient funds
   */
  meaning?: string;
}

/** A card message in words. Card data is masked. */
export class ExplainedMessageResponse {
  /** @example "0100" */
  mti!: string;

  /** @example "authorization request, acquirer" */
  meaning!: string;

  /**
   * The bitmap of the elements, in hex.
   * @example 7220000000808000
   */
  bitmap!: string;

  elements!: ExplainedElementResponse[];
}

/** An explanation of a request. Only the parts that the request has. */
export class RequestExplanationResponse {
  decision?: DecisionResponse;

  /** The card message of the request. */
  request?: ExplainedMessageResponse;

  /** The card message of the response. */
  response?: ExplainedMessageResponse;

  /**
   * The rule of the card host that decided.
   * @example insufficient-funds
   */
  trace?: string;
}

/** The name and the facts of an event. */
export class NamedFactsResponse {
  /** @example pix.payment */
  name!: string;

  /** @example {"amount": "150.75", "status": "ACCP"} */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  facts!: Record<string, string>;
}

/** A request in the journal, with what it was about. Sensitive data is masked. */
export class RequestDetailResponse extends JournalEntryResponse {
  event!: NamedFactsResponse;

  /** Absent if there is nothing to explain. */
  explanation?: RequestExplanationResponse | undefined;
}
