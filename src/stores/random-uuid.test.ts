import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('a random id is a UUID of version 4, and another one each time', () => {
  const ids = Array.from({ length: 1000 }, randomUuid);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
