import { failure } from '#libs/kernel';

export class ConsentSettingsInvalid extends failure.malformed(
  'SETTINGS_INVALID',
  'The settings are not valid',
) {}
