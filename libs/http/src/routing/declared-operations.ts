import type { Express } from 'express';
import { routerOf, type RouterLayer } from './router-layers';

/** The addresses of one route. */
export interface DeclaredOperation {
  /** In upper case; empty for a mounted handler, which can answer any method. */
  readonly methods: readonly string[];
  /** A path pattern, as in a rule. It can accept more paths than the route, if the route has optional parts. */
  readonly path: string;
}

/** The routes and mounted handlers of an application. */
export function declaredOperations(app: Pick<Express, 'router'>): DeclaredOperation[] {
  return routerOf(app).stack.flatMap(operationsOf);
}

function operationsOf({ route, rawPath }: RouterLayer): DeclaredOperation[] {
  if (route === undefined) {
    const isMounted = typeof rawPath === 'string' && rawPath !== '/';
    return isMounted ? [{ methods: [], path: `${rawPath}/**` }] : [];
  }
  const methods = Object.keys(route.methods).map((method) => method.toUpperCase());
  if (methods.includes('GET')) methods.push('HEAD');
  return typeof route.path === 'string' ? [{ methods, path: patternOf(route.path) }] : [];
}

/** The declared path; from its first optional part or wildcard on, any path. */
function patternOf(declared: string): string {
  const segments = declared.split('/');
  const end = segments.findIndex((segment) => /[{}()*[\]?+!\\]/.test(segment));
  return end === -1 ? declared : [...segments.slice(0, end), '**'].join('/');
}
