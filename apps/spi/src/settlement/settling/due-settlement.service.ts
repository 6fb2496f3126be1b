import { Injectable } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { ANSWER, TIMEOUT, type LaterAnswer } from '../effects';
import { DueOrders } from './due-orders.repository';

/** Ends orders whose time is over, and gives the later answers of receivers that the simulator plays. */
@Injectable()
export class DueSettlement {
  constructor(dueWork: DueWork, orders: DueOrders) {
    dueWork.handle(TIMEOUT, ({ key }) => orders.timeOut(key));
    dueWork.handle(ANSWER, ({ key, payload }) => orders.answer(key, payload as LaterAnswer));
  }
}
