import { Injectable } from '@nestjs/common';

/** Throws an error with a reason for the operator if the service cannot work. */
export type ReadinessCheck = () => Promise<void>;

/** The conditions for readiness. Libraries add their own checks. */
@Injectable()
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** From now on the service is not ready. */
  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async isReady(): Promise<boolean> {
    if (this.stopping) return false;
    const outcomes = await Promise.allSettled(this.checks.map((check) => check()));
    return outcomes.every(({ status }) => status === 'fulfilled');
  }
}
