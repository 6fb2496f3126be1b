import type { DynamicModule, Type } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Variable, type VariableTable } from './config/variables';
import { type EnumNames } from './openapi/name-enums';

/** A security scheme of OpenAPI. */
type SecurityScheme = Extract<
  NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']>[string],
  { type: unknown }
>;

/** What a service keeps in each of its sandboxes. Structural types: the platform does not know TypeORM. */
export interface Schema {
  /** TypeORM entities. */
  readonly entities: readonly (new () => object)[];
  /** TypeORM migrations, in the order in which they run. */
  readonly migrations: readonly (new () => Migration)[];
}

interface Migration {
  readonly name?: string;
  up(queryRunner: object): Promise<unknown>;
  down(queryRunner: object): Promise<unknown>;
}

/**
 * The definition of a simulator: everything that is needed to build, start, document and list it.
 */
export interface AppDefinition {
  /** Short name, as in addresses and file names: `spi`. */
  readonly name: string;
  /** Title for people: `SPI: instant payments`. */
  readonly title: string;
  /** Markdown for the top of the API's documentation. */
  readonly description: string;
  /** Title and description in Portuguese for the start page. Default: the English texts. */
  readonly inPortuguese?: { readonly title: string; readonly description: string };
  readonly port: Variable<number>;
  /** Path of the health check in the contract. `/health` always works too. */
  readonly healthPath: string;
  /** Variables of the service, in addition to those of the platform. */
  readonly variables: VariableTable;
  readonly module: Type | DynamicModule;
  /** The controller of `GET /`. Default: a start page with links. */
  readonly homeController?: Type;
  readonly schema: Schema;
  /** The business outcomes that a rule can order, by code, each with its meaning. */
  readonly outcomes?: Readonly<Record<string, string>>;
  /** The rule that the API's documentation offers first: it orders one of the outcomes once. */
  readonly exampleRule?: object;
  /** The events that webhooks can subscribe to, by type, each with its meaning. */
  readonly webhookEvents?: Readonly<Record<string, string>>;
  /**
   * A date in the examples that stands for today, `YYYY-MM-DD`: the document that the service serves has the day
   * of the machine (UTC-3) in its place, so that the examples are valid on every day.
   */
  readonly exampleToday?: string;
  /** Descriptions of the tags in the API's documentation, by tag. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Lists of values that get a schema of their own in the API's documentation. */
  readonly enums?: EnumNames;
  /** The security schemes of its own operations, by the name that `@ApiSecurity` uses. */
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  /** The credentials that Swagger UI enters in its form for OAuth 2. */
  readonly exampleClient?: { readonly clientId: string; readonly clientSecret: string };
  /** Additional response headers that pages of other origins are allowed to read. */
  readonly exposedHeaders?: readonly string[];
  /** A shell command that shows the service at work. */
  example(address: string): string;
}

/** Injection token of the AppDefinition. */
export const APP = Symbol('app definition');
