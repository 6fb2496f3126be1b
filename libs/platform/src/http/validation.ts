import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import * as classTransformer from 'class-transformer';
import {
  plainToInstance,
  type ClassConstructor,
  type ClassTransformOptions,
} from 'class-transformer';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { pointerToken, RequestInvalid, type Violation } from '#libs/kernel';
import { unusableTexts } from './unusable-text';

/** The metadata key of a member that has its own class. */
const NESTED: string = ValidationTypes.NESTED_VALIDATION;

/**
 * Validates request classes. Members that a class does not declare are ignored and never reach the code.
 */
export function validation(): ValidationPipe {
  return new KnownMembersPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    transformerPackage: { ...classTransformer, plainToInstance: toInstance },
    exceptionFactory: (errors) => {
      return new RequestInvalid(errors.flatMap((error) => violationsOf(error, '')));
    },
  });
}

/**
 * First drops the members that the request class does not declare, because class-transformer takes
 * quadratic time in their number. Also refuses texts that cannot be stored.
 */
class KnownMembersPipe extends ValidationPipe {
  private readonly names = new WeakMap<Constructor, readonly string[]>();

  /** Classes of queries that are valid without members, and then have none. */
  private readonly optional = new WeakSet<Constructor>();

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype: type } = metadata;
    const members = this.knownMembers(value, type);
    if (metadata.type !== 'query' || type === undefined || !isEmpty(members)) {
      return super.transform(members, metadata);
    }
    // Most requests have no query, and validating nothing costs as much as parsing a message.
    if (this.optional.has(type)) return Promise.resolve(new type() as unknown);
    return this.transformEmpty(members, type, metadata);
  }

  private async transformEmpty(
    members: object,
    type: Constructor,
    metadata: ArgumentMetadata,
  ): Promise<unknown> {
    const instance: unknown = await super.transform(members, metadata);
    const hasNoMembers = instance instanceof type && isEmpty(instance) && isEmpty(new type());
    if (hasNoMembers && this.namesOf(type).length > 0) this.optional.add(type);
    return instance;
  }

  private knownMembers(value: unknown, type: Constructor | undefined): unknown {
    if (type === undefined || typeof value !== 'object' || value === null) return value;
    const names = this.namesOf(type);
    if (Array.isArray(value) || names.length === 0) return value;
    const object = value as Readonly<Record<string, unknown>>;
    const given = names.filter((name) => Object.hasOwn(object, name));
    const members = Object.fromEntries(given.map((name) => [name, object[name]]));
    const { kept, omitted } = unusableTexts(members);
    if (kept.length > 0) throw new RequestInvalid(kept, omitted);
    return members;
  }

  private namesOf(type: Constructor): readonly string[] {
    const known = this.names.get(type);
    if (known !== undefined) return known;
    const checks = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    const names = [...new Set(checks.map(({ propertyName }) => propertyName))];
    this.names.set(type, names);
    return names;
  }
}

/**
 * As class-transformer's plainToInstance, except that an object or array without its own class is not
 * copied. Copying takes quadratic time in its members and does not help validation.
 */
function toInstance<T>(
  type: ClassConstructor<T>,
  value: unknown,
  options?: ClassTransformOptions,
): T {
  // Looked up for objects only: most requests have none, and the lookup builds its list each time.
  const hasClass = (name: string): boolean =>
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .some((check) => check.propertyName === name && check.type === NESTED);
  const isTakenAsItIs = ([name, member]: readonly [string, unknown]): boolean =>
    typeof member === 'object' && member !== null && !hasClass(name);
  const members = Object.entries(value as Readonly<Record<string, unknown>>);
  const copied = members.filter((member) => !isTakenAsItIs(member));
  const instance = plainToInstance(type, Object.fromEntries(copied), options);
  return Object.assign(instance as object, Object.fromEntries(members.filter(isTakenAsItIs))) as T;
}

type Constructor = NonNullable<ArgumentMetadata['metatype']>;

function isEmpty(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((member) => member === undefined)
  );
}

function violationsOf(error: ValidationError, parent: string): Violation[] {
  const pointer = `${parent}/${pointerToken(error.property)}`;
  const own = Object.values(error.constraints ?? {}).map((detail) => ({ pointer, detail }));
  return [...own, ...(error.children ?? []).flatMap((child) => violationsOf(child, pointer))];
}
