import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { AUTHORISE_CONSENT, REJECT_CONSENT } from './consent-control.request';
import { ConsentStatusResponse } from './consent-control.response';
import { ConsentControlService } from './consent-control.service';

/** An example consent that waits for its customer. */
const CONSENT_ID = { name: 'id', example: 'urn:simulador:00000000-0000-4000-8000-000000000003' };
const NOT_FOUND = [
  404,
  ['CONSENTIMENTO_NAO_ENCONTRADO'],
  'The sandbox has no consent with that id.',
] as const;

@ServiceAdminController('/consents')
export class ConsentControlController {
  constructor(private readonly control: ConsentControlService) {}

  /**
   * Authorises a consent of any kind, as its customer does on the authorisation page.
   *
   * @remarks
   * An account with the subtype CONJUNTA_SIMPLES needs both holders. After the first, a payment consent or a recurring consent is PARTIALLY_ACCEPTED; a
   * data consent is AUTHORISED, but the account cannot be read. `holder: second` decides for the other holder.
   */
  @Post(':id/authorise')
  @HttpCode(200)
  @TakesJson()
  @ApiParam(CONSENT_ID)
  @ApiBody({ schema: AUTHORISE_CONSENT, required: false })
  @ApiOkResponse({ type: ConsentStatusResponse, description: 'The consent is authorised.' })
  @ApiProblem(
    400,
    ['REQUEST_INVALID'],
    'A member is unknown or not valid, or an account does not belong to the customer.',
  )
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(
    422,
    ['CONSENTIMENTO_JA_DECIDIDO'],
    'The consent is already rejected, or authorised for other accounts, or no second holder has to decide.',
  )
  authoriseConsent(@Param('id') id: string, @Body() body: unknown): Promise<ConsentStatusResponse> {
    return this.control.authorise(id, body);
  }

  /** Rejects a consent, as its customer or the bank does. It can be authorised already; a recurring consent is then revoked. */
  @Post(':id/reject')
  @HttpCode(200)
  @TakesJson()
  @ApiParam(CONSENT_ID)
  @ApiBody({ schema: REJECT_CONSENT, required: false })
  @ApiOkResponse({ type: ConsentStatusResponse, description: 'The consent is rejected.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A member or the reason is unknown.')
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(
    422,
    ['CONSENTIMENTO_JA_DECIDIDO'],
    'The consent is already rejected, or no second holder has to decide.',
  )
  rejectConsent(@Param('id') id: string, @Body() body: unknown): Promise<ConsentStatusResponse> {
    return this.control.reject(id, body);
  }
}
