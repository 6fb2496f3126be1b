import { Injectable } from '@nestjs/common';

/** Fails, with a reason for the operator, while the service cannot do its work. */
export type ReadinessCheck = () => Promise<void>;

/** What must hold for the service to be sent requests; libraries add their own checks. */
@Injectable()
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** From here on the service asks to be left alone. */
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
