import { type Words } from '../language';

/** Titles of the operations of spi, by method and path. */
export const spi: Readonly<Record<string, Words>> = {
  'POST /spi/pacs.008': { pt: 'Enviar Pix (pacs.008)', en: 'Send a Pix (pacs.008)' },
  'POST /api/v1/in/{ispb}/msgs': {
    pt: 'Enviar mensagens pela ICOM',
    en: 'Send messages over ICOM',
  },
  'GET /api/v1/out/{ispb}/stream/start': {
    pt: 'Abrir o stream de mensagens da ICOM',
    en: 'Open the ICOM stream of messages',
  },
  'GET /api/v1/out/{ispb}/stream/{token}': {
    pt: 'Confirmar o lote e ler o próximo',
    en: 'Confirm the batch and read the next one',
  },
  'DELETE /api/v1/out/{ispb}/stream/{token}': {
    pt: 'Fechar o stream da ICOM',
    en: 'Close the ICOM stream',
  },
  'GET /spi/transactions': { pt: 'Listar transações Pix', en: 'List Pix transactions' },
  'GET /spi/transactions/{endToEndId}': {
    pt: 'Consultar transação Pix',
    en: 'Read a Pix transaction',
  },
  'GET /spi/returns': { pt: 'Listar devoluções (pacs.004)', en: 'List returns (pacs.004)' },
  'GET /spi/messages': { pt: 'Listar mensagens do SPI', en: 'List SPI messages' },
  'GET /spi/messages/{resourceId}': { pt: 'Consultar mensagem do SPI', en: 'Read an SPI message' },
  'GET /api/v1/in/catalog': {
    pt: 'Catálogo de mensagens que o participante envia',
    en: 'Catalog of messages that participants send',
  },
  'GET /api/v1/out/catalog': {
    pt: 'Catálogo de mensagens que o SPI envia',
    en: 'Catalog of messages that the SPI sends',
  },
};
