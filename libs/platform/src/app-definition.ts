import type { DynamicModule, Type } from '@nestjs/common';
import { type Variable, type VariableTable } from './config/variables';

/** What a simulator is: enough to build it, start it, document it and show it in a list. */
export interface AppDefinition {
  /** Short name, as in addresses and file names: `spi`. */
  readonly name: string;
  /** As a person reads it: `SPI: instant payments`. */
  readonly title: string;
  /** Markdown for the top of the API's documentation. */
  readonly description: string;
  /** Both in Portuguese, for the start page; without it the page has the English ones. */
  readonly inPortuguese?: { readonly title: string; readonly description: string };
  readonly port: Variable<number>;
  /** Where the contract puts the health answer; `/health` answers too, always. */
  readonly healthPath: string;
  /** What the service understands beyond the platform's own variables. */
  readonly variables: VariableTable;
  readonly module: Type | DynamicModule;
  /** The business outcomes that a rule can order, by code, each with its meaning. */
  readonly outcomes?: Readonly<Record<string, string>>;
  /** Headers of its answers that pages of other origins may read, besides those of every service. */
  readonly exposedHeaders?: readonly string[];
  /** A command line that shows the service at work when it is pasted into a shell. */
  example(address: string): string;
}

/** Injection token of the AppDefinition. */
export const APP = Symbol('app definition');
