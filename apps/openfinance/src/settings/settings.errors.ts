import { failure } from '#libs/kernel';

export class SettingsInvalid extends failure.malformed(
  'SETTINGS_INVALID',
  'The settings are not valid',
) {}
