import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem, XmlBody, anyXml } from '#libs/platform';
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
   * Checks the structure, the order and the types of all elements, and each signature. For a DPS and an NFS-e whose
   * structure is right, it also checks the rules of the DPS, and computes the values of the NFS-e again. Each finding
   * has its element, its line, and what would be right. Nothing is stored.
   *
   * Rates come from the parameters of the sandbox. The agreement of a municipality that the sandbox does not know counts
   * as not active, and the rate of its NFS-e is taken as it is; `POST /__admin/parameters` adds municipalities and rates.
   * Certificates are not checked against a chain or a date; `signatures` says whose they are, and which of them are of
   * this service.
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
    description: 'The result, also of an invalid document.',
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
