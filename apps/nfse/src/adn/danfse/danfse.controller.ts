import { Controller, Get, Inject, Param, Req, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { baseAddress, currentContext, IgnoresUnknownQuery } from '#libs/http';
import { isAccessKey } from '#libs/nfse';
import { InvoicesService } from '../../api/invoices.service';
import { type NfseConfig } from '../../config';
import { EXAMPLE_KEY } from '../../invoices/examples';
import { CertificateMissing, CertificateRefused } from '../../tls/certificate.errors';
import { CertificateGuard } from '../../tls/certificate.guard';
import { AdnInvoiceNotFound, AdnKeyInvalid } from '../errors/adn.errors';
import { ApiAdnError, ApiAdnErrors } from '../errors/api-adn-error';

const NO_CLIENT_AUTH = new CertificateRefused(
  'E1200',
  'The certificate does not have the use clientAuth.',
);

/** The PDF of an invoice at the address of the national environment. */
@ApiTags('national distribution')
@ApiAdnErrors()
@IgnoresUnknownQuery()
@UseGuards(CertificateGuard)
@Controller('danfse')
export class DanfseController {
  constructor(
    private readonly invoices: InvoicesService,
    @Inject(CONFIG) private readonly config: Pick<NfseConfig, 'consultUrl'>,
  ) {}

  /**
   * Returns the DANFSe of an invoice: a PDF of one page, with the mark "sem valor fiscal".
   *
   * @remarks
   * The real service was suspended on 2026-08-03 (technical note 008): taxpayers make the PDF themselves.
   */
  @Get(':chave')
  @ApiParam({ name: 'chave', description: 'The access key, 50 digits.', example: EXAMPLE_KEY })
  @ApiProduces('application/pdf')
  @ApiOkResponse({
    description: 'The PDF.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiAdnError(400, [new AdnKeyInvalid('42')], 'The access key is not valid.')
  @ApiAdnError(401, [new CertificateMissing()], 'A client certificate is required.')
  @ApiAdnError(403, [NO_CLIENT_AUTH], 'The client certificate is refused.')
  @ApiAdnError(
    404,
    [new AdnInvoiceNotFound(EXAMPLE_KEY, 'run-42')],
    'The invoice does not exist in the sandbox.',
  )
  async danfse(@Param('chave') key: string, @Req() request: Request): Promise<StreamableFile> {
    if (!isAccessKey(key)) throw new AdnKeyInvalid(key.slice(0, 60));
    const invoice = await this.invoices.byAccessKey(key);
    if (invoice === undefined) throw new AdnInvoiceNotFound(key, currentContext().sandbox);
    const address = this.config.consultUrl ?? `${baseAddress(request)}/nfse`;
    const pdf = await this.invoices.pdf(invoice, address);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="${key}.pdf"`,
      length: pdf.length,
    });
  }
}
