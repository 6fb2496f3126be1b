import { ApiExtension } from '@nestjs/swagger';

/** The member of an operation that has the other form until `addOtherForms` moves it to the bodies. */
export const OTHER_FORM = 'x-other-form';

/** A text that carries the same content as the JSON body, such as a JWT with the members as claims. */
export interface DocumentedForm {
  readonly mediaType: string;
  readonly description: string;
  readonly example: string;
  /** The statuses of the errors that have this form too. Successful responses always have it. */
  readonly errors: readonly number[];
}

/** Documents that the request and the responses of each operation of a controller can have another form beside JSON. */
export function OtherForm(form: DocumentedForm): ClassDecorator {
  return ApiExtension(OTHER_FORM, form) as ClassDecorator;
}
