import { expect, test } from 'vitest';
import { memoryStorage } from '../../../lib/storage/safe-storage.ts';
import { orderMemoryIn } from './order-memory.ts';

const billing = {
  name: 'Lindner',
  street: 'Industriestraße 4',
  additionalInfo: '',
  zipCode: '78532',
  city: 'Tuttlingen',
  country: 'DE',
  vatId: '',
  purchaseOrder: '',
  email: 'katrin@lindner.example',
};
const order = { promotionCode: 'HERBST', billing };

test('input is there after a reload, for the same person only', () => {
  const storage = memoryStorage();
  const before = orderMemoryIn(storage, '1.2');
  before.keepBilling(billing);
  before.keepCode('HERBST');
  const after = orderMemoryIn(storage, '1.2');
  expect(after.billing()).toEqual(billing);
  expect(after.code()).toBe('HERBST');
  expect(orderMemoryIn(storage, '1.3').billing()).toBeNull();
});

test('an order keeps its key over a reload; another order has another one', () => {
  const storage = memoryStorage();
  const memory = orderMemoryIn(storage, '1.2');
  const key = memory.keyFor(order);
  expect(memory.keyFor(order)).toBe(key);
  memory.keepCode('HERBST');
  expect(orderMemoryIn(storage, '1.2').keyFor({ ...order })).toBe(key);
  expect(memory.keyFor({ ...order, promotionCode: null })).not.toBe(key);
});

test('an order that was received is over: the next one, even a year later, is a new one', () => {
  const memory = orderMemoryIn(memoryStorage(), '1.2');
  const key = memory.keyFor(order);
  memory.forget();
  expect(memory.keyFor(order)).not.toBe(key);
});

test.each(['not JSON', '{"billing":7}', 'null', '[]'])('unreadable data is ignored: %s', (left) => {
  const storage = memoryStorage();
  storage.setItem('subscription-order.1.2', left);
  const memory = orderMemoryIn(storage, '1.2');
  expect(memory.billing()).toBeNull();
  memory.keepCode('HERBST');
  expect(memory.code()).toBe('HERBST');
});
