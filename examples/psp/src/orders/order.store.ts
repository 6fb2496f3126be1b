import { Injectable } from '@nestjs/common';
import type { Order } from './order';

/** The orders. In memory here; with a database, `exclusively` locks the row of the order. */
@Injectable()
export class OrderStore {
  private readonly orders = new Map<string, Order>();
  private readonly locks = new Map<string, Promise<unknown>>();

  find(id: string): Order | undefined {
    return this.orders.get(id);
  }

  save(order: Order): Order {
    this.orders.set(order.id, order);
    return order;
  }

  /** Runs one task after the other for an order, so that two requests at the same time pay once. */
  async exclusively<T>(id: string, task: () => Promise<T>): Promise<T> {
    const before = this.locks.get(id) ?? Promise.resolve();
    const running = before.then(task, task);
    this.locks.set(id, running);
    try {
      return await running;
    } finally {
      if (this.locks.get(id) === running) this.locks.delete(id);
    }
  }
}
