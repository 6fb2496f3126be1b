import type { OpenAPIObject } from '@nestjs/swagger';
import { type Variable } from '#libs/config';
import { type TestValueField } from '#libs/test-values';
import { type EnumNames } from './name-enums';

/** A security scheme of OpenAPI. */
type SecurityScheme = Extract<
  NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']>[string],
  { type: unknown }
>;

/** The outcomes of an operation, or of several with similar addresses. */
export interface OutcomeOperation {
  /** In upper case; `TCP` for messages over TCP. Undefined: all methods. */
  readonly method?: string;
  /** A path pattern, as in the match of a rule. */
  readonly path: string;
  /** By code. */
  readonly outcomes: Readonly<Record<string, unknown>>;
}

/** The part of the definition of a simulator that its API's documentation shows. */
export interface DocumentedApp {
  /** Short name, as in addresses and file names: `spi`. */
  readonly name: string;
  /** Title for people: `SPI: instant payments`. */
  readonly title: string;
  /** Markdown for the top of the API's documentation. */
  readonly description: string;
  readonly port: Variable<number>;
  /** The business outcomes that a rule can request, by code, each with its meaning. */
  readonly outcomes?: Readonly<Record<string, string>>;
  /** The operations that have outcomes. Elsewhere a rule with an outcome has no effect. Undefined: it can be any operation. */
  readonly outcomeOperations?: readonly OutcomeOperation[];
  /** The fields in which a test value requests an outcome without a rule. Undefined: the service has none. */
  readonly testValues?: readonly TestValueField[];
  /** The rule that the API's documentation offers first: it requests one of the outcomes once. */
  readonly exampleRule?: object;
  /** The events that webhooks can subscribe to, by type, each with its meaning. */
  readonly webhookEvents?: Readonly<Record<string, string>>;
  /**
   * A placeholder date in the examples, `YYYY-MM-DD`. The served document replaces it with the current date of the
   * machine (UTC-3), so that the examples are valid on every day.
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
}
