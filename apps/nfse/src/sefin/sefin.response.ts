import { ApiProperty } from '@nestjs/swagger';

/** Members of all bodies of the national service. */
export class SefinResponse {
  /**
   * 1 production, 2 tests. The simulator always sends 2.
   * @example 2
   */
  @ApiProperty({ type: 'integer', enum: [1, 2] })
  tipoAmbiente!: number;

  /** @example Simulador-1.0 */
  versaoAplicativo!: string;

  /**
   * The time of the sandbox, with seven digits after the second.
   * @example 2026-03-10T15:00:00.0000000-03:00
   */
  @ApiProperty({ format: 'date-time' })
  dataHoraProcessamento!: string;
}

/** One message of the national service. */
export class SefinMessageResponse {
  /**
   * The code of the error, which does not change: an official code, or a code of the simulator in capital letters.
   * @example E0595
   */
  codigo!: string;

  /**
   * The requirement of the rule.
   * @example The rate must be at most 5 %
   */
  descricao!: string;

  /**
   * The element, and the error.
   * @example "valores/trib/tribMun/pAliq: The rate 5.01 % is above 5.00 %."
   */
  complemento!: string;
}

/** A DPS that was refused. */
export class SefinErrorsResponse extends SefinResponse {
  /**
   * The id of the DPS, if it could be read. If the DPS is accepted, the member is `idDps`.
   * @example DPS355030821234567800019500001000000000000042
   */
  idDPS?: string;

  erros!: SefinMessageResponse[];
}

/** An error of any other address. */
export class SefinErrorResponse extends SefinResponse {
  erro!: SefinMessageResponse;
}

/** An event that was refused. */
export class SefinEventErrorsResponse extends SefinResponse {
  erro!: SefinMessageResponse[];
}

/** An invoice. */
export class SefinInvoiceResponse extends SefinResponse {
  /**
   * The access key, 50 digits.
   * @example 35503082212345678000195000000000000126031234567890
   */
  chaveAcesso!: string;

  /**
   * The signed NFS-e: XML, compressed with gzip, in Base64.
   * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
   */
  nfseXmlGZipB64!: string;
}

/** An invoice that was issued for a DPS. */
export class SefinIssuedResponse extends SefinInvoiceResponse {
  /** @example DPS355030821234567800019500001000000000000042 */
  idDps!: string;

  /** Always empty: the simulator gives no warnings. */
  alertas!: SefinMessageResponse[];
}

/** The invoice of a DPS. */
export class SefinDpsResponse extends SefinResponse {
  /** @example DPS355030821234567800019500001000000000000042 */
  idDps!: string;

  /**
   * The access key, 50 digits.
   * @example 35503082212345678000195000000000000126031234567890
   */
  chaveAcesso!: string;
}

/** A registered event. */
export class SefinEventResponse extends SefinResponse {
  /**
   * The signed event: XML, compressed with gzip, in Base64.
   * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
   */
  eventoXmlGZipB64!: string;
}

/** A registered event, as a search finds it. */
export class SefinFoundEventResponse {
  /**
   * The access key of the invoice.
   * @example 35434022255566677000100000000000000126031234567890
   */
  chaveAcesso!: string;

  /**
   * The code of the event.
   * @example 101101
   */
  @ApiProperty({ type: 'integer' })
  tipoEvento!: number;

  /**
   * Counts the events of the type, from 1.
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  numeroPedidoRegistroEvento!: number;

  /**
   * When the event was registered.
   * @example 2026-03-10T15:00:00.0000000-03:00
   */
  @ApiProperty({ format: 'date-time' })
  dataHoraRecebimento!: string;

  /**
   * The signed event: XML, compressed with gzip, in Base64, and that text in Base64 again.
   * @example SDRzSUFBQUFBQUFBQTdQeEN3NUxkYlVEQU1iWE9tY0hBQUFB
   */
  arquivoXml!: string;
}

/** The registered events of an invoice. */
export class SefinEventsResponse extends SefinResponse {
  eventos!: SefinFoundEventResponse[];
}

/** One registered event, in both forms of the national service: of its document, and of its answers. */
export class SefinFoundEventsResponse extends SefinEventsResponse {
  /**
   * The signed event: XML, compressed with gzip, in Base64.
   * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
   */
  eventoXmlGZipB64!: string;
}
