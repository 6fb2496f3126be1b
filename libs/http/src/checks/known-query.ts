import { SetMetadata, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { RequestInvalid, ViolationList } from '#libs/kernel';
import { addUnknown } from '#libs/schema';
import type { Request } from 'express';
import { namesOf } from './validation';

const IGNORES_UNKNOWN = 'ignoresUnknownQuery';
/** Where @nestjs/swagger keeps what `ApiQuery` and the other decorators of parameters document. */
const DOCUMENTED = 'swagger/apiParameters';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Marks a controller or a route whose unknown query parameters are ignored, because the real system does so. The guide
 * of the service says it too.
 *
 * @param ignores false for a route that differs from its controller
 */
export function IgnoresUnknownQuery(ignores = true): ClassDecorator & MethodDecorator {
  return SetMetadata(IGNORES_UNKNOWN, ignores);
}

/**
 * Refuses query parameters that a route does not declare with `@Query` or `@ApiQuery`: a misspelt filter would select
 * everything. It is a guard and not a pipe, because pipes see only the parameters that a route reads.
 */
export class KnownQuery implements CanActivate {
  private readonly known = new WeakMap<Handler, readonly string[] | undefined>();

  canActivate(context: ExecutionContext): boolean {
    // GraphQL checks its own arguments.
    if (context.getType() !== 'http') return true;
    const names = Object.keys(context.switchToHttp().getRequest<Request>().query);
    if (names.length === 0) return true;
    const known = this.knownTo(context.getClass(), context.getHandler());
    if (known !== undefined) refuseOthers(names, known);
    return true;
  }

  /** Undefined if the route ignores unknown parameters. */
  private knownTo(type: Type, handler: Handler): readonly string[] | undefined {
    if (!this.known.has(handler)) {
      this.known.set(handler, ignoresUnknown(type, handler) ? undefined : declared(type, handler));
    }
    return this.known.get(handler);
  }
}

/** @throws RequestInvalid */
function refuseOthers(names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  const found = new ViolationList();
  addUnknown(unknown, { at: '', known, found });
  if (!found.isEmpty) throw new RequestInvalid(found);
}

function ignoresUnknown(type: Type, handler: Handler): boolean {
  const own: unknown = Reflect.getMetadata(IGNORES_UNKNOWN, handler);
  return (own ?? Reflect.getMetadata(IGNORES_UNKNOWN, type)) === true;
}

/** The parameters that the route reads by their names, those of its query classes, and those that it documents. */
function declared(type: Type, handler: Handler): string[] {
  const { name } = handler;
  const types = (Reflect.getMetadata('design:paramtypes', type.prototype as object, name) ??
    []) as readonly Type[];
  const read = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, type, name) ?? {}) as Readonly<
      Record<string, { readonly index: number; readonly data?: string }>
    >,
  )
    .filter(([key]) => key.startsWith(`${String(RouteParamtypes.QUERY)}:`))
    .flatMap(([, { index, data }]) => {
      const queryType = types[index];
      return data === undefined ? (queryType === undefined ? [] : namesOf(queryType)) : [data];
    });
  const documented = [type, handler].flatMap(
    (target) =>
      (Reflect.getMetadata(DOCUMENTED, target) ?? []) as readonly {
        readonly name: string;
        readonly in: string;
      }[],
  );
  const inQuery = documented.filter((parameter) => parameter.in === 'query');
  return [...new Set([...read, ...inQuery.map((parameter) => parameter.name)])];
}
