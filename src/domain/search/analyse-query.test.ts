import { expect, test } from 'vitest';
import { analyseQuery } from './analyse-query.ts';

test('a query is cut after 200 characters and marked as cut', () => {
  expect(analyseQuery('far '.repeat(2500)).isCut).toBe(true);
  expect(analyseQuery('far '.repeat(2500)).text).toHaveLength(199);
  expect(analyseQuery(' far ')).toMatchObject({ isCut: false, text: 'far' });
});
