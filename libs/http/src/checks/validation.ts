import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import * as classTransformer from 'class-transformer';
import {
  plainToInstance,
  type ClassConstructor,
  type ClassTransformOptions,
} from 'class-transformer';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { pointerToken, RequestInvalid, ViolationList, type Violation } from '#libs/kernel';
import { addUnknown } from '#libs/schema';
import { unusableTexts } from './unusable-text';

/** The metadata key of a member that has its own class. */
const NESTED: string = ValidationTypes.NESTED_VALIDATION;

/** The metadata key of a member that its class does not declare. */
const UNKNOWN: string = ValidationTypes.WHITELIST;

const tolerant = new WeakSet<object>();

/**
 * Marks the class of a body whose unknown members are ignored. Use it only if a specification requires it, or if the
 * client may know more members than this service; the guide of the service says it too.
 */
export function IgnoresUnknownMembers(): ClassDecorator {
  return (type) => {
    tolerant.add(type);
  };
}

/**
 * Validates request classes. A body with members that its class does not declare is refused: a misspelt optional
 * member would change what the request does. Unknown parameters of a query are not looked at here; see
 * KnownQuery.
 */
export function validation(): ValidationPipe {
  return new KnownMembersPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    // The error message needs the object to find the class of an unknown member.
    validationError: { target: true, value: false },
    stopAtFirstError: true,
    transformerPackage: { ...classTransformer, plainToInstance: toInstance },
    exceptionFactory: (errors) => {
      return new RequestInvalid(errors.flatMap((error) => violationsOf(error, '')));
    },
  });
}

/** The members that a request class declares, with those of its base classes. */
export function namesOf(type: Constructor): readonly string[] {
  const known = declared.get(type);
  if (known !== undefined) return known;
  const checks = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = [...new Set(checks.map(({ propertyName }) => propertyName))];
  declared.set(type, names);
  return names;
}

const declared = new WeakMap<Constructor, readonly string[]>();

/**
 * First drops the members that the request class does not declare, because class-transformer takes
 * quadratic time in their number. Also refuses texts that cannot be stored.
 */
class KnownMembersPipe extends ValidationPipe {
  /** Classes of queries that are valid without members, and then have none. */
  private readonly optional = new WeakSet<Constructor>();

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype: type } = metadata;
    if (metadata.type === 'body') return this.transformBody(value, metadata);
    const members = this.knownMembers(value, type);
    if (metadata.type !== 'query' || type === undefined || !isEmpty(members)) {
      return super.transform(members, metadata);
    }
    // Most requests have no query, and validating nothing costs as much as parsing a message.
    if (this.optional.has(type)) return Promise.resolve(new type() as unknown);
    return this.transformEmpty(members, type, metadata);
  }

  private async transformBody(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype: type } = metadata;
    const unknown = unknownMembers(value, type);
    if (unknown.isEmpty) return super.transform(this.knownMembers(value, type), metadata);
    // The unknown members come first: one of them is often the name of a missing one.
    const { kept, omitted } = unknown;
    try {
      await super.transform(this.knownMembers(value, type), metadata);
    } catch (error) {
      if (!(error instanceof RequestInvalid)) throw error;
      const { violations, omittedViolations } = error;
      throw new RequestInvalid({
        kept: [...kept, ...violations],
        omitted: omitted + omittedViolations,
      });
    }
    throw new RequestInvalid(unknown);
  }

  private async transformEmpty(
    members: object,
    type: Constructor,
    metadata: ArgumentMetadata,
  ): Promise<unknown> {
    const instance: unknown = await super.transform(members, metadata);
    const hasNoMembers = instance instanceof type && isEmpty(instance) && isEmpty(new type());
    if (hasNoMembers && namesOf(type).length > 0) this.optional.add(type);
    return instance;
  }

  private knownMembers(value: unknown, type: Constructor | undefined): unknown {
    if (type === undefined || !isObject(value)) return value;
    const names = namesOf(type);
    if (names.length === 0) return value;
    const given = names.filter((name) => Object.hasOwn(value, name));
    const members = Object.fromEntries(given.map((name) => [name, value[name]]));
    const unusable = unusableTexts(members);
    if (!unusable.isEmpty) throw new RequestInvalid(unusable);
    return members;
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

/** The members of a body that its class does not declare. */
function unknownMembers(value: unknown, type: Constructor | undefined): ViolationList {
  const found = new ViolationList();
  if (type === undefined || tolerant.has(type) || !isObject(value)) return found;
  const known = namesOf(type);
  if (known.length === 0) return found;
  const names = Object.keys(value).filter((name) => !known.includes(name));
  addUnknown(names, { at: '', known, found });
  return found;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((member) => member === undefined)
  );
}

function violationsOf(error: ValidationError, parent: string): Violation[] {
  const { property, constraints = {}, target, children = [] } = error;
  const pointer = `${parent}/${pointerToken(property)}`;
  if (UNKNOWN in constraints && target !== undefined) {
    const found = new ViolationList();
    // Not of the object itself, whose members the client has named.
    const { constructor: type } = Object.getPrototypeOf(target) as { constructor: Constructor };
    const known = namesOf(type);
    addUnknown([property], { at: parent, known, found });
    return [...found.kept];
  }
  const own = Object.values(constraints).map((detail) => ({ pointer, detail }));
  return [...own, ...children.flatMap((child) => violationsOf(child, pointer))];
}
