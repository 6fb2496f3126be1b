import {
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, reply, sandboxAddress } from '#libs/http';
import { anyXml, SoapBody } from '#libs/openapi';
import { ANSWER_EXAMPLE, EXAMPLE_MUNICIPALITY, SOAP_EXAMPLES } from './soap/examples';
import { SoapService } from './soap/soap.service';
import { WsdlRequest } from './wsdl.request';

const MUNICIPALITY = {
  name: 'municipality',
  description: 'The IBGE code of the municipality, 7 digits.',
  example: EXAMPLE_MUNICIPALITY,
} as const;
const ENVELOPE = anyXml('Envelope');
const FAULT = { 'text/xml': { schema: ENVELOPE }, 'application/soap+xml': { schema: ENVELOPE } };

/** The municipal services in the layout ABRASF, over SOAP. */
@ApiTags('municipal service')
@ApiResponse({ status: 'default', description: 'A fault about the request.', content: FAULT })
@Controller('abrasf')
export class AbrasfController {
  constructor(private readonly soap: SoapService) {}

  /**
   * Calls the service of a municipality in the layout ABRASF, over SOAP 1.1 or 1.2.
   *
   * @remarks
   * The element in the body of the envelope is the operation: GerarNfse, RecepcionarLoteRps, RecepcionarLoteRpsSincrono,
   * ConsultarSituacaoLoteRps, ConsultarLoteRps, ConsultarNfsePorRps, ConsultarNfse, ConsultarNfseServicoPrestado,
   * ConsultarNfseServicoTomado, ConsultarNfsePorFaixa, CancelarNfse and SubstituirNfse, as the version of the municipality
   * has them. `GET` returns its WSDL. The version and the form of the messages are `abrasf` of the municipality in
   * `/__admin/parameters`.
   *
   * A request that the service refuses is answered with 200 and `ListaMensagemRetorno`. A fault says that no operation
   * could be found. A client that cannot send `X-Sandbox` names the sandbox in the path: `/s/run-42/abrasf/3550308`.
   */
  @Post(':municipality')
  @HttpCode(200)
  @ApiParam(MUNICIPALITY)
  @ApiConsumes('text/xml', 'application/soap+xml')
  @ApiProduces('text/xml', 'application/soap+xml')
  @ApiBody({ schema: ENVELOPE, examples: SOAP_EXAMPLES })
  @ApiOkResponse({
    description: 'The answer of the operation, also if it refuses the request.',
    content: {
      'text/xml': { schema: ENVELOPE, example: ANSWER_EXAMPLE },
      'application/soap+xml': { schema: ENVELOPE },
    },
  })
  @ApiResponse({ status: 400, description: 'A fault of SOAP 1.2.', content: FAULT })
  @ApiResponse({
    status: 404,
    description: 'A fault: the sandbox has no such municipality.',
    content: FAULT,
  })
  @ApiResponse({ status: 413, description: 'A fault: the envelope is too large.', content: FAULT })
  @ApiResponse({
    status: 415,
    description: 'A fault: the body is not an envelope.',
    content: FAULT,
  })
  @ApiResponse({ status: 500, description: 'A fault of SOAP 1.1.', content: FAULT })
  @ApiResponse({
    status: 503,
    description: 'A fault: a rule requested that the service is unavailable.',
    content: FAULT,
  })
  async callService(
    @Param('municipality') municipality: string,
    @SoapBody() envelope: Buffer,
    @Headers('content-type') sentType: string | undefined,
    @Headers('soapaction') soapAction: string | undefined,
    @Req() http: Request,
  ): Promise<BodyReply<string>> {
    const headers = { contentType: sentType, soapAction };
    const sent = { envelope, headers, http };
    const { status, contentType, body } = await this.soap.answer(municipality, sent);
    return reply(body, { status, headers: { 'Content-Type': contentType } });
  }

  /**
   * Returns the WSDL of the service of a municipality.
   *
   * @remarks
   * Its address is the one of this request, and names the sandbox.
   */
  @Get(':municipality')
  @Header('Content-Type', 'text/xml; charset=utf-8')
  @ApiParam(MUNICIPALITY)
  @ApiProduces('text/xml')
  @ApiOkResponse({
    description: 'The WSDL.',
    content: { 'text/xml': { schema: anyXml('definitions') } },
  })
  @ApiResponse({
    status: 400,
    description: 'A fault: the query has a parameter that is not known.',
    content: FAULT,
  })
  @ApiResponse({
    status: 404,
    description: 'The sandbox has no such municipality.',
    content: FAULT,
  })
  getWsdl(
    @Param('municipality') municipality: string,
    @Query() _query: WsdlRequest,
    @Req() request: Request,
  ): Promise<string> {
    const address = `${sandboxAddress(request)}/abrasf/${municipality}`;
    return this.soap.wsdl(municipality, address);
  }
}
