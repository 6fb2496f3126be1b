import { IsIn, IsOptional, Matches } from 'class-validator';

export const PARAMETER_SOURCES = ['seed', 'added'] as const;

/** The filters of the parameters. Without filters, all are listed. */
export class ListParametersRequest {
  /**
   * Only this municipality and its rates: IBGE code.
   * @example "3550308"
   */
  @IsOptional()
  @Matches(/^\d{7}$/, { message: 'Must be an IBGE code of 7 digits.' })
  municipality?: string;

  /** Only this service and its rates: 6 digits. */
  @IsOptional()
  @Matches(/^\d{6}$/, { message: 'Must be a service code of 6 digits.' })
  serviceCode?: string;

  /** `seed`: only the parameters of every new sandbox. `added`: only those that were added to this sandbox. */
  @IsOptional()
  @IsIn(PARAMETER_SOURCES, { message: 'Must be seed or added.' })
  source?: 'seed' | 'added';
}
