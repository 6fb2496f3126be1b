import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem, XmlBody, anyXml } from '#libs/openapi';
import { VALIDATION_EXAMPLES } from './examples';
import { ValidationResponse } from './validation.response';
import { EMPTY_BODY, ValidationService } from './validation.service';

@ApiTags('validation')
@Controller('nfse')
export class ValidationController {
  constructor(private readonly validation: ValidationService) {}

  /**
   * Validates an XML document: a DPS, an NFS-e, an event, or an ABRASF invoice.
   *
   * @remarks
   * Checks the structure, the order and the types of all elements, and each signature. For a DPS and an NFS-e with a
   * valid structure, it also checks the rules of the DPS, and computes the values of the NFS-e again. Each finding has
   * the element, the line, and the correct value or form. Nothing is stored.
   *
   * Rates come from the parameters of the sandbox. A municipality that the sandbox does not have counts as one without
   * an active agreement, and its rate is that of the NFS-e; `POST /__admin/parameters` adds municipalities and rates.
   * Certificates are not checked against a chain or a date; `signatures` shows the holder of each certificate, and
   * whether it is a certificate of this service.
   */
  @Post('validate')
  @HttpCode(200)
  @ApiConsumes('application/xml', 'text/xml')
  @ApiBody({
    schema: { ...anyXml('NFSe'), description: 'The document, in UTF-8.' },
    examples: VALIDATION_EXAMPLES,
  })
  @ApiOkResponse({
    type: ValidationResponse,
    description: 'The result. An invalid document also has this status.',
  })
  @ApiProblem(400, [EMPTY_BODY, 'SANDBOX_NAME_INVALID'], 'There is no body.')
  @ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.')
  @ApiProblem(
    415,
    ['MEDIA_TYPE_NOT_SUPPORTED', 'CHARSET_NOT_SUPPORTED'],
    'The body is not XML in UTF-8.',
  )
  validateXml(@XmlBody() document: Buffer): Promise<ValidationResponse> {
    return this.validation.validate(document);
  }
}
