import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsTaxId } from './is-tax-id';

/** The correct state of a certificate, and the errors that a test can ask for. */
export const CERTIFICATE_STATES = [
  'valid',
  'expired',
  'without-client-authentication',
  'without-tax-id',
  'broken-chain',
  'other-authority',
] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** The holder of a new test certificate. */
export class IssueCertificateRequest {
  /**
   * CNPJ for an e-CNPJ, or CPF for an e-CPF, without punctuation and with correct check digits.
   * @example "11222333000181"
   */
  @IsTaxId()
  taxId!: string;

  /**
   * The name of the holder. Default: `Contribuinte de Teste`.
   * @example "Comércio de Livros Ltda"
   */
  @IsOptional()
  @IsString({ message: 'Must be a text.' })
  @MaxLength(50, { message: 'Must have at most 50 characters.' })
  @Matches(/^[!-~\u00a1-\u00ff](?:[ -~\u00a0-\u00ff]*[!-~\u00a1-\u00ff])?$/, {
    message:
      'Must have only printable characters of Latin-1, and no space at the start or the end.',
  })
  name?: string;

  /**
   * `valid`, or an error that the service must refuse: `expired` E1203, `without-client-authentication` E1200,
   * `without-tax-id` E1209, `broken-chain` E1205, `other-authority` E1208. Default: `valid`.
   * @example valid
   */
  @IsOptional()
  @IsIn(CERTIFICATE_STATES, { message: `Must be one of ${CERTIFICATE_STATES.join(', ')}.` })
  state?: CertificateState;
}
