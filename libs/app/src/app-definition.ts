import type { DynamicModule, Type } from '@nestjs/common';
import { type VariableTable } from '#libs/config';
import { type EventTable } from '#libs/journal';
import { type DocumentedApp } from '#libs/openapi';

/**
 * The database schema of a service in each of its sandboxes. Structural types, because this library does not import
 * TypeORM.
 */
export interface Schema {
  /** TypeORM entities. */
  readonly entities: readonly (new () => object)[];
  /** TypeORM migrations, in the order in which they run. */
  readonly migrations: readonly (new () => Migration)[];
  /** The instants of rows that the migrations write with the time 0. They become the instant when the sandbox is created. */
  readonly createdWithSandbox?: readonly CreatedRows[];
}

interface CreatedRows {
  readonly entity: new () => object;
  /** Properties with an instant in ISO 8601 UTC. */
  readonly properties: readonly string[];
}

interface Migration {
  readonly name?: string;
  up(queryRunner: object): Promise<unknown>;
  down(queryRunner: object): Promise<unknown>;
}

/**
 * The definition of a simulator: everything that is needed to build, start, document and list it.
 */
export interface AppDefinition extends DocumentedApp {
  /** Title and description in Portuguese for the start page. Default: the English texts. */
  readonly inPortuguese?: { readonly title: string; readonly description: string };
  /** Path of the health check in the contract. `/health` always works too. */
  readonly healthPath: string;
  /** Variables of the service, in addition to those that every service has. */
  readonly variables: VariableTable;
  readonly module: Type | DynamicModule;
  /** The controller of `GET /`. Default: a start page with links. */
  readonly homeController?: Type;
  /** The services that the console at `/console` shows. Default: this one. */
  readonly consoleServices?: readonly string[];
  readonly schema: Schema;
  /** How the journal of the service reads as business events. Default: all entries are `http.request`. */
  readonly events?: EventTable;
  /** Additional response headers that pages of other origins are allowed to read. */
  readonly exposedHeaders?: readonly string[];
  /** A shell command that demonstrates the service. */
  example(address: string): string;
}

/** Injection token of the AppDefinition. */
export const APP = Symbol('app definition');
