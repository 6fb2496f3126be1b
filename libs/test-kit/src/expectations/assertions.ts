import { AssertionError } from 'node:assert';
import { type Sandbox } from '../sandbox/sandbox';
import { balancedBooks } from './balanced-books';
import { type Outcome } from './outcome';
import { paidOnce } from './paid-once';
import { received, type Received } from './received';

/** For node:test, and any other framework: the same as `toHaveReceived`. @throws AssertionError */
export async function assertReceived(box: Sandbox, expected: Received): Promise<void> {
  check(await received(box, expected));
}

/** The same as `toHavePaidOnce`. @throws AssertionError */
export async function assertPaidOnce(box: Sandbox, endToEndId: string): Promise<void> {
  check(await paidOnce(box, endToEndId));
}

/** The same as `toHaveBalancedBooks`. @throws AssertionError */
export async function assertBalancedBooks(box: Sandbox): Promise<void> {
  check(await balancedBooks(box));
}

function check({ pass, message }: Outcome): void {
  if (!pass) throw new AssertionError({ message });
}
