import 'reflect-metadata';
import { describeStories } from './describe-stories';
import { tellFaults } from './tell-faults';
import { tellMoney } from './tell-money';

describeStories('The money of all simulators', 2, (start) => {
  tellMoney(start);
  describe('with faults', () => {
    tellFaults(start);
  });
});
