import { Failure, summaryOf, type ViolationList } from '#libs/kernel';

export class SettingsInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'SETTINGS_INVALID';
  readonly title = 'The settings are not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}
