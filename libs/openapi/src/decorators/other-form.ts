import { ApiExtension } from '@nestjs/swagger';

/** The member of an operation that has the other form until `addOtherForms` moves it to the bodies. */
export const OTHER_FORM = 'x-other-form';

/** A text that carries the same content as the JSON body, such as a JWT with the members as claims. */
export interface DocumentedForm {
  readonly mediaType: string;
  readonly description: string;
  readonly example: string;
  /** The statuses of the errors that have this form too. Successful responses have it, unless only requests have it. */
  readonly errors: readonly number[];
  /** Whether only requests have this form. */
  readonly isOnlyOfRequests?: true;
  /** Of the text. Default: a string. */
  readonly schema?: object;
}

/** Documents that the bodies of an operation, or of each operation of a controller, can have another form beside JSON. */
export function OtherForm(form: DocumentedForm): ClassDecorator & MethodDecorator {
  return ApiExtension(OTHER_FORM, form) as ClassDecorator & MethodDecorator;
}
