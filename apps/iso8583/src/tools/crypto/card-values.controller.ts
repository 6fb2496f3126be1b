import { Body, Controller, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { documentSchema } from '#libs/openapi';
import {
  CAVV_CHECK_EXAMPLES,
  CAVV_EXAMPLES,
  CVV_CHECK_EXAMPLES,
  CVV_EXAMPLES,
  SCRIPT_CHECK_EXAMPLES,
  SCRIPT_EXAMPLES,
} from './card-values.examples';
import {
  cavvCheckRequest,
  cavvRequest,
  cvvCheckRequest,
  cvvRequest,
  scriptCheckRequest,
  scriptToolRequest,
} from './card-values.request';
import {
  CavvCheckResponse,
  CavvResponse,
  CvvCheckResponse,
  CvvResponse,
  ScriptCheckResponse,
  ScriptToolResponse,
} from './card-values.response';
import { CardValuesService } from './card-values.service';
import { Calculates } from './calculates';

const CVV = documentSchema('CardVerificationValue', () => cvvRequest);
const CVV_CHECK = documentSchema('CardVerificationValueCheck', () => cvvCheckRequest);
const CAVV = documentSchema('AuthenticationValue', () => cavvRequest);
const CAVV_CHECK = documentSchema('AuthenticationValueCheck', () => cavvCheckRequest);
const SCRIPT = documentSchema('ScriptTool', () => scriptToolRequest);
const SCRIPT_CHECK = documentSchema('ScriptToolCheck', () => scriptCheckRequest);

/** Makes the values that cards, access control servers and issuers calculate. */
@ApiTags('tools')
@Controller('iso8583/tools')
export class CardValuesController {
  constructor(private readonly tools: CardValuesService) {}

  /** Makes a card verification value: CVV, CVV2, iCVV of a chip, or dCVV of a contactless payment. */
  @Post('cvv')
  @Calculates(CVV, CVV_EXAMPLES)
  @ApiOkResponse({ type: CvvResponse, description: 'The value.' })
  makeCvv(@Body() body: object | undefined): CvvResponse {
    return this.tools.cvv(body);
  }

  /** Checks a card verification value. */
  @Post('cvv/check')
  @Calculates(CVV_CHECK, CVV_CHECK_EXAMPLES)
  @ApiOkResponse({ type: CvvCheckResponse, description: 'The result.' })
  checkCvv(@Body() body: object | undefined): CvvCheckResponse {
    return this.tools.checkCvv(body);
  }

  /**
   * Makes the authentication value of a cardholder (CAVV of 3-D Secure) or of a token (TAVV).
   *
   * @remarks The layout is that of Visa, usage 3, version 0, whose three digits are made as a CVV2 with the tracking number. A
   * number in a range of tokens gets the key of tokens. The layouts of the values of tokens and of Mastercard are not
   * public; here they are the same.
   */
  @Post('cavv')
  @Calculates(CAVV, CAVV_EXAMPLES)
  @ApiOkResponse({ type: CavvResponse, description: 'The value.' })
  makeCavv(@Body() body: object | undefined): CavvResponse {
    return this.tools.cavv(body);
  }

  /** Checks the authentication value of a cardholder (CAVV) or of a token (TAVV). */
  @Post('cavv/check')
  @Calculates(CAVV_CHECK, CAVV_CHECK_EXAMPLES)
  @ApiOkResponse({ type: CavvCheckResponse, description: 'The result.' })
  checkCavv(@Body() body: object | undefined): CavvCheckResponse {
    return this.tools.checkCavv(body);
  }

  /** Makes an issuer script (tag 71 or 72) for the response to a cryptogram. */
  @Post('script')
  @Calculates(SCRIPT, SCRIPT_EXAMPLES)
  @ApiOkResponse({ type: ScriptToolResponse, description: 'The script.' })
  makeScript(@Body() body: object | undefined): ScriptToolResponse {
    return this.tools.script(body);
  }

  /** Checks the MACs of the commands in an issuer script, as the chip of the card does. */
  @Post('script/check')
  @Calculates(SCRIPT_CHECK, SCRIPT_CHECK_EXAMPLES)
  @ApiOkResponse({ type: ScriptCheckResponse, description: 'The result.' })
  checkScript(@Body() body: object | undefined): ScriptCheckResponse {
    return this.tools.checkScript(body);
  }
}
