import { ValidateBy } from 'class-validator';
import { parseInstant } from '#libs/kernel';

/** A date or an instant of ISO 8601, as `parseInstant` reads it. */
export function IsInstant(): PropertyDecorator {
  return ValidateBy({
    name: 'isInstant',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && parseInstant(value) !== undefined,
      defaultMessage: () => 'Must be an ISO 8601 date or instant, as in 2026-01-31T12:00:00Z.',
    },
  });
}
