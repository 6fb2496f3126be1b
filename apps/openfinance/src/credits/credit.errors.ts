import { Failure } from '#libs/kernel';

/** Another credit of the sandbox has the EndToEndId. */
export class CreditConflict extends Failure {
  readonly kind = 'conflict';
  readonly code = 'END_TO_END_ID_DUPLICATED';
  readonly title = 'The EndToEndId belongs to another credit';

  constructor(endToEndId: string) {
    super(
      `A credit with the EndToEndId ${endToEndId} and other content exists. ` +
        'The same content again would get the first response.',
    );
  }
}
