import { expect, test } from 'vitest';
import { parted } from './parted';

const seats = (...of: number[]): { seat: number }[] => of.map((seat) => ({ seat }));
const counted = (moments: { seat: number }[], own: number | null): [number, number] => {
  const { shown, others } = parted(moments, own);
  return [shown.length, others.length];
};

test('three moments of a kind are shown, and the others on request', () => {
  expect(counted(seats(1, 2, 0, 1, 2, 0), null)).toEqual([3, 3]);
  expect(counted(seats(1, 2), 0)).toEqual([2, 0]);
});

test('a single one more is shown as well', () => {
  expect(counted(seats(1, 2, 0, 1), null)).toEqual([4, 0]);
});

test('those of whoever looks are always shown, in their order', () => {
  const moments = seats(1, 2, 3, 1, 0, 2, 0);
  expect(parted(moments, 0).shown.map(({ seat }) => seat)).toEqual([1, 2, 3, 0, 0]);
  expect(parted(moments, 0).others.map(({ seat }) => seat)).toEqual([1, 2]);
});
