import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isKeyType, KEY_FORMATS, readKey } from '#libs/brazil';

/** Checks a key value against the `keyType` of the same object. */
export function IsKeyValue(): PropertyDecorator {
  return ValidateBy({
    name: 'isKeyValue',
    validator: {
      validate: (value: unknown, context) => {
        const type = typeOf(context);
        // An unknown type has its own error.
        if (type === undefined) return true;
        if (type === 'RANDOM' && (value === undefined || value === null)) return true;
        return typeof value === 'string' && readKey(type, value).ok;
      },
      defaultMessage: (context) => {
        const type = typeOf(context);
        if (type === undefined) return 'Must be a key.';
        const { expected, example } = KEY_FORMATS[type];
        return `For type ${type} it must be ${expected}, as in ${example}.`;
      },
    },
  });
}

function typeOf(context: ValidationArguments | undefined) {
  const { keyType } = (context?.object ?? {}) as { readonly keyType?: unknown };
  return typeof keyType === 'string' && isKeyType(keyType) ? keyType : undefined;
}
