import { Type } from 'class-transformer';
import { IsIn, IsObject, Matches, ValidateNested } from 'class-validator';

/** A document and its kind. */
export class CancellingDocument {
  /**
   * The CPF of the person who cancels.
   * @example 11144477735
   */
  @Matches(/^\d{11}$/, { message: 'Must be the 11 digits of a CPF.' })
  identification!: string;

  /** @example CPF */
  @IsIn(['CPF'], { message: 'Must be CPF.' })
  rel!: string;
}

/** The person who cancels. */
export class CancellingPerson {
  @IsObject({ message: 'Must be an object.' })
  @ValidateNested()
  @Type(() => CancellingDocument)
  document!: CancellingDocument;
}

/** Who cancels. */
export class CancellationRequest {
  @IsObject({ message: 'Must be an object.' })
  @ValidateNested()
  @Type(() => CancellingPerson)
  cancelledBy!: CancellingPerson;
}

/** The new status of the payment. */
export class CancelPaymentData {
  /** @example CANC */
  @IsIn(['CANC'], { message: 'Must be CANC.' })
  status!: 'CANC';

  @IsObject({ message: 'Must be an object.' })
  @ValidateNested()
  @Type(() => CancellationRequest)
  cancellation!: CancellationRequest;
}

/** Cancels a payment. */
export class CancelPaymentRequest {
  @IsObject({ message: 'Must be an object.' })
  @ValidateNested()
  @Type(() => CancelPaymentData)
  data!: CancelPaymentData;
}
