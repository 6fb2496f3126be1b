import type { DynamicModule, Type } from '@nestjs/common';
import { type Variable, type VariableTable } from './config/variables';

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
  readonly port: Variable<number>;
  /** Path of the health check in the contract. `/health` always works too. */
  readonly healthPath: string;
  /** Variables of the service, in addition to those of the platform. */
  readonly variables: VariableTable;
  readonly module: Type | DynamicModule;
  /** The business outcomes that a rule can order: code and meaning. */
  readonly outcomes?: Readonly<Record<string, string>>;
  /** Additional response headers that pages of other origins are allowed to read. */
  readonly exposedHeaders?: readonly string[];
  /** A shell command that shows the service at work. */
  example(address: string): string;
}

/** Injection token of the AppDefinition. */
export const APP = Symbol('app definition');
