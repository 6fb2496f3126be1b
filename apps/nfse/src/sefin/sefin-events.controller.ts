import { Body, Controller, Get, Inject, Param, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type RegisteredEvent } from '../events/invoice-event';
import { EXAMPLE_KEY } from '../invoices/examples';
import { ServiceUnavailable } from '../invoices/invoice.errors';
import { CertificateMissing, CertificateRefused } from '../tls/certificate.errors';
import { CertificateGuard } from '../tls/certificate.guard';
import { ClientTaxpayers } from '../tls/client-taxpayers';
import { compressedXml } from './documents/compressed-xml';
import { sefinDateTime } from './documents/date-time';
import { ApiSefinError, ApiSefinErrors, TakesSefinJson } from './errors/api-sefin-error';
import { sefinHead } from './errors/error.response';
import { SefinAddressInvalid, SefinNotFound, SefinRefused } from './errors/sefin.errors';
import { SefinEventsService } from './sefin-events.service';
import { EVENT_REQUEST, readEventRequestBody } from './sefin.request';
import {
  type SefinFoundEventResponse,
  SefinEventResponse,
  SefinEventsResponse,
  SefinFoundEventsResponse,
} from './sefin.response';

const KEY = {
  name: 'key',
  description: 'The access key, 50 digits.',
  example: EXAMPLE_KEY,
} as const;
const TYPE = {
  name: 'type',
  description: 'The code of the event, 6 digits.',
  example: '101101',
} as const;
const SEQUENCE = {
  name: 'sequence',
  description: 'The number of the event, from 1.',
  example: '1',
} as const;

const TOO_LATE = new SefinRefused([refusal('E0822', 'São Paulo allows 720 hours to cancel.')]);
const NOT_ENTITLED = new SefinRefused([
  refusal('E0813', '98765432000198 is not the customer of the invoice, 11222333000181.'),
]);
const TWICE = new SefinRefused([
  refusal(
    'E0840',
    'O Sistema Nacional NFS-e não pode recepecionar o EVENTO DE CANCELAMENTO DE NFS-E pois, o evento de Cancelamento de ' +
      'NFS-e já está vinculado à NFS-e indicada no evento enviado, impedindo sua recepção.',
    'e101101',
  ),
]);
const MAINTENANCE = new ServiceUnavailable(
  refusal('E1217', 'A rule of sandbox run-42 requests E1217.'),
);
const MISSING = new CertificateMissing();
const EXPIRED = new CertificateRefused(
  'E1203',
  'The certificate is valid from Jan  1 00:00:00 1999 GMT to Jan  1 00:00:00 2000 GMT, on the clock of the sandbox.',
);
const KEY_INVALID = new SefinAddressInvalid(
  'ACCESS_KEY',
  'An access key has 50 digits; the last one is the check digit. A CNPJ in it may have letters.',
);
const TYPE_INVALID = new SefinAddressInvalid(
  'EVENT',
  'An event has a type of 6 digits, as in 101101, and a number of 1 to 3 digits.',
);
const NO_INVOICE = new SefinNotFound(
  'INVOICE',
  `Sandbox run-42 has no invoice with the key ${EXAMPLE_KEY}.`,
);
const NO_EVENT = new SefinNotFound(
  'EVENT',
  'Sandbox run-42 has no event 101101 with the number 1.',
);

/** The events of the national service (Sefin Nacional), with its names and bodies. */
@ApiTags('national API')
@ApiSefinErrors()
@IgnoresUnknownQuery()
@UseGuards(CertificateGuard)
@Controller('SefinNacional/nfse/:key/eventos')
export class SefinEventsController {
  constructor(
    private readonly events: SefinEventsService,
    private readonly taxpayers: ClientTaxpayers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Registers an event of an invoice: a cancellation, a request for analysis, or the confirmation or rejection by a
   * party.
   *
   * @remarks
   * The request is XML, compressed with gzip, in Base64, of the newest edition or an older one. Its author must be the
   * party of the event, by the base of the CNPJ. The emitter sends 101101 and 101103; the provider 202201 and 202205; the
   * customer 203202 and 203206; the intermediary 204203 and 204207. A replacement (105102) is registered when the DPS of
   * the new invoice is accepted. The events of the municipality are registered by `POST
   * /__admin/invoices/{key}/events`.
   */
  @Post()
  @TakesSefinJson('/nfse/:key/eventos')
  @ApiParam(KEY)
  @ApiBody({ schema: EVENT_REQUEST })
  @ApiCreatedResponse({ type: SefinEventResponse, description: 'The event is registered.' })
  @ApiSefinError(
    '/nfse/:key/eventos',
    400,
    [TOO_LATE, NOT_ENTITLED, TWICE, KEY_INVALID],
    'A rule refuses the event.',
  )
  @ApiSefinError('/nfse/:key/eventos', 401, [MISSING], 'A client certificate is required.')
  @ApiSefinError('/nfse/:key/eventos', 403, [EXPIRED], 'The client certificate is refused.')
  @ApiSefinError(
    '/nfse/:key/eventos',
    503,
    [MAINTENANCE],
    'A rule of the sandbox requested this error.',
  )
  async registerEvent(
    @Param('key') key: string,
    @Body() body: object | undefined,
    @Req() request: Request,
  ): Promise<SefinEventResponse> {
    const sender = await this.taxpayers.taxIdOf(request);
    const { xml } = await this.events.register(key, readEventRequestBody(body ?? {}), sender);
    return { ...sefinHead(this.clock.nowMs()), eventoXmlGZipB64: await compressedXml(xml) };
  }

  /**
   * Lists the events of an invoice.
   *
   * @remarks
   * Manual 03 has this address. Today, the real service answers it with 405.
   */
  @Get()
  @ApiParam(KEY)
  @ApiOkResponse({ type: SefinEventsResponse })
  @ApiSefinError('/nfse/:key/eventos', 400, [KEY_INVALID], 'The key is not valid.')
  @ApiSefinError(
    '/nfse/:key/eventos',
    404,
    [NO_INVOICE, NO_EVENT],
    'The invoice does not exist in the sandbox, or has no event.',
  )
  async findEvents(@Param('key') key: string): Promise<SefinEventsResponse> {
    return this.listed(await this.events.find(key));
  }

  /**
   * Lists the events of a type of an invoice.
   *
   * @remarks
   * Manual 03 has this address. Today, the real service answers it with 404.
   */
  @Get(':type')
  @ApiParam(KEY)
  @ApiParam(TYPE)
  @ApiOkResponse({ type: SefinEventsResponse })
  @ApiSefinError('/nfse/:key', 400, [KEY_INVALID, TYPE_INVALID], 'The address is not valid.')
  @ApiSefinError('/nfse/:key', 404, [NO_EVENT], 'The invoice has no such event in the sandbox.')
  async findEventsOfType(
    @Param('key') key: string,
    @Param('type') type: string,
  ): Promise<SefinEventsResponse> {
    return this.listed(await this.events.find(key, type));
  }

  /**
   * Returns an event of an invoice.
   *
   * @remarks
   * The document of the service has `eventoXmlGZipB64`, and its answers have `eventos`. The simulator sends both.
   */
  @Get(':type/:sequence')
  @ApiParam(KEY)
  @ApiParam(TYPE)
  @ApiParam(SEQUENCE)
  @ApiOkResponse({ type: SefinFoundEventsResponse })
  @ApiSefinError('/nfse/:key', 400, [KEY_INVALID, TYPE_INVALID], 'The address is not valid.')
  @ApiSefinError('/nfse/:key', 404, [NO_EVENT], 'The invoice has no such event in the sandbox.')
  async findEvent(
    @Param('key') key: string,
    @Param('type') type: string,
    @Param('sequence') sequence: string,
  ): Promise<SefinFoundEventsResponse> {
    const found = await this.events.find(key, type, sequence);
    const eventoXmlGZipB64 = await compressedXml(found[0]?.xml ?? '');
    return Object.assign(await this.listed(found), { eventoXmlGZipB64 });
  }

  private async listed(found: readonly RegisteredEvent[]): Promise<SefinEventsResponse> {
    const eventos = await Promise.all(found.map(foundEvent));
    return { ...sefinHead(this.clock.nowMs()), eventos };
  }
}

async function foundEvent({
  accessKey,
  type,
  sequence,
  registeredAtMs,
  xml,
}: RegisteredEvent): Promise<SefinFoundEventResponse> {
  const compressed = await compressedXml(xml);
  return {
    chaveAcesso: accessKey,
    tipoEvento: Number(type),
    numeroPedidoRegistroEvento: sequence,
    dataHoraRecebimento: sefinDateTime(registeredAtMs),
    // The real service encodes the text of the compressed document once more.
    arquivoXml: Buffer.from(compressed).toString('base64'),
  };
}
