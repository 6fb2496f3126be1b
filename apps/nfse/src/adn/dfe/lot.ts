import { sefinDateTime } from '../../sefin/documents/date-time';
import { compressedXml } from '../../sefin/documents/compressed-xml';
import { AdnLotResponse, type AdnDocumentResponse } from '../adn.response';
import { eventTypeOf } from './event-types';

/** A document to send. */
export interface SentDfe {
  readonly accessKey: string;
  readonly nsu: number | null;
  /** The code of the event; empty for an NFS-e. */
  readonly eventType: string;
  readonly generatedAtMs: number;
  readonly xml: string;
}

/** The answer with these documents. */
export async function lotOf(nowMs: number, documents: readonly SentDfe[]): Promise<AdnLotResponse> {
  return AdnLotResponse.of(nowMs, {
    StatusProcessamento: 'DOCUMENTOS_LOCALIZADOS',
    LoteDFe: await Promise.all(documents.map(documentOf)),
  });
}

async function documentOf(document: SentDfe): Promise<AdnDocumentResponse> {
  const { nsu, accessKey, eventType, generatedAtMs, xml } = document;
  return {
    NSU: nsu,
    ChaveAcesso: accessKey,
    TipoDocumento: eventType === '' ? 'NFSE' : 'EVENTO',
    TipoEvento: eventTypeOf(eventType),
    ArquivoXml: await compressedXml(xml),
    DataHoraGeracao: sefinDateTime(generatedAtMs),
  };
}
