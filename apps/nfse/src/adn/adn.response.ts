import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION } from '../invoices/numbering';
import { sefinDateTime } from '../sefin/documents/date-time';

export const PROCESSING_STATUSES = [
  'REJEICAO',
  'NENHUM_DOCUMENTO_LOCALIZADO',
  'DOCUMENTOS_LOCALIZADOS',
] as const;
export type ProcessingStatus = (typeof PROCESSING_STATUSES)[number];

export const DOCUMENT_TYPES = [
  'NENHUM',
  'DPS',
  'PEDIDO_REGISTRO_EVENTO',
  'NFSE',
  'EVENTO',
  'CNC',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** One message of the national environment. */
export class AdnMessageResponse {
  /**
   * The code: an official one, or a code of the simulator in capital letters.
   * @example E2215
   */
  Codigo!: string;

  /** @example "Nenhum documento localizado" */
  Descricao!: string;

  /**
   * What is wrong, with the values of this request.
   * @example "11222333000181 has no document after the NSU 42."
   */
  Complemento!: string;

  /** Always null in the simulator. */
  @ApiProperty({ type: String, nullable: true })
  Mensagem!: string | null;

  /** Always empty in the simulator. */
  Parametros!: string[];
}

/** A document of a lot. */
export class AdnDocumentResponse {
  /**
   * The number of the document for this taxpayer; null if it was stored before the simulator distributed documents.
   * @example 1
   */
  @ApiProperty({ type: 'integer', format: 'int64', nullable: true })
  NSU!: number | null;

  /**
   * The access key of the invoice, 50 digits.
   * @example 35503082212345678000195000000000000126031234567890
   */
  ChaveAcesso!: string;

  /** The simulator distributes NFSE and EVENTO. */
  @ApiProperty({ enum: DOCUMENT_TYPES })
  TipoDocumento!: DocumentType;

  /**
   * The kind of the event; null for an invoice.
   * @example null
   */
  @ApiProperty({ type: String, nullable: true })
  TipoEvento!: string | null;

  /**
   * The signed NFS-e or event: XML, compressed with gzip, in Base64.
   * @example H4sIAAAAAAAAA7PxCw5LdbUDAMbXOmcHAAAA
   */
  ArquivoXml!: string;

  /** @example 2026-03-10T15:00:00.0000000-03:00 */
  @ApiProperty({ format: 'date-time' })
  DataHoraGeracao!: string;
}

/** The answer of the national environment. An error has the same form. */
export class AdnLotResponse {
  @ApiProperty({ enum: PROCESSING_STATUSES })
  StatusProcessamento!: ProcessingStatus;

  /** At most 50 documents, in ascending order of their numbers. The greatest one is the next last known NSU. */
  LoteDFe!: AdnDocumentResponse[];

  /** Always empty: the simulator gives no warnings. */
  Alertas!: AdnMessageResponse[];

  Erros!: AdnMessageResponse[];

  /** The simulator always sends HOMOLOGACAO. */
  @ApiProperty({ enum: ['PRODUCAO', 'HOMOLOGACAO'] })
  TipoAmbiente!: string;

  /** @example Simulador-1.0 */
  VersaoAplicativo!: string;

  /**
   * The time of the sandbox.
   * @example 2026-03-10T15:00:00.0000000-03:00
   */
  @ApiProperty({ format: 'date-time' })
  DataHoraProcessamento!: string;

  static of(
    nowMs: number,
    content: Pick<AdnLotResponse, 'StatusProcessamento'> & Partial<AdnLotResponse>,
  ): AdnLotResponse {
    return {
      LoteDFe: [],
      Alertas: [],
      Erros: [],
      ...content,
      TipoAmbiente: 'HOMOLOGACAO',
      VersaoAplicativo: APPLICATION,
      DataHoraProcessamento: sefinDateTime(nowMs),
    };
  }
}
