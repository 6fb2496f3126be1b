import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express } from 'express';
import { APP, type AppDefinition } from '#libs/app';
import { declaredOperations, RequestStages } from '#libs/http';
import { ruleOperations, type RuleOperation } from './rule-operations';
import { warningsOf, type KnownOperations, type PostedRule } from './rule-warnings';

/** The operations of the service, to check rules against them. */
@Injectable()
export class ServiceOperations {
  private known: KnownOperations | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly stages: RequestStages,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  /** @param definition a valid rule */
  warningsOf(definition: object): readonly string[] {
    return warningsOf(definition as PostedRule, this.all());
  }

  /** Those of the simulated system, with their outcomes. */
  list(): readonly RuleOperation[] {
    return ruleOperations(this.all(), Object.keys(this.app.outcomes ?? {}));
  }

  /** The routes are complete when the first request arrives. */
  private all(): KnownOperations {
    this.known ??= this.find();
    return this.known;
  }

  private find(): KnownOperations {
    const { stages } = this;
    const isOwn = (path: string): boolean => stages.isOwn(path);
    const declared = declaredOperations(this.host.httpAdapter.getInstance<Express>());
    return {
      declared: declared.filter(({ path }) => !isOwn(path)),
      withOutcomes: this.app.outcomeOperations,
      isOwn,
      routedPath: (path) => stages.routedPath(path),
    };
  }
}
