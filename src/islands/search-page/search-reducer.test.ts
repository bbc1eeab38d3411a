import { expect, test } from 'vitest';
import { NOTHING_FOUND, type ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchFor } from '#src/domain/search-page/search-state.ts';
import { firstState, searchReducer } from './search-reducer.ts';

const golf = searchFor('golf');
const passat = searchFor('passat');
const anAnswer = (query: string): ShownAnswer => ({ ...NOTHING_FOUND, query });
const asked = searchReducer(firstState(golf, golf), { type: 'asked', state: passat, known: undefined });

test('a page with prerendered results does not wait; one without them, or with those of another address, does', () => {
  expect(firstState(golf, golf)).toMatchObject({
    asked: golf,
    isWaiting: false,
    rendered: undefined,
  });
  expect(firstState(undefined, golf)).toMatchObject({ asked: golf, isWaiting: true });
  expect(firstState(golf, passat)).toMatchObject({ asked: passat, isWaiting: true });
});

test('what is known, or nothing at all, is rendered at once', () => {
  const known = anAnswer('passat');
  const page = firstState(golf, golf);
  expect(searchReducer(page, { type: 'asked', state: passat, known })).toMatchObject({
    asked: passat,
    rendered: { answer: known },
    isWaiting: false,
  });
  const empty = searchReducer(page, { type: 'asked', state: searchFor(''), known: undefined });
  expect(empty).toMatchObject({ asked: { q: '' }, rendered: { answer: undefined }, isWaiting: false });
});

test('an answer to what was asked before is not rendered, and nothing is slow once it has come', () => {
  expect(asked.isWaiting).toBe(true);
  const late = { type: 'answered', rendered: { state: golf, answer: anAnswer('golf') } } as const;
  expect(searchReducer(asked, late)).toBe(asked);
  const slow = searchReducer(asked, { type: 'slow' });
  expect(slow.isSlow).toBe(true);
  const rendered = searchReducer(slow, {
    type: 'answered',
    rendered: { state: passat, answer: anAnswer('passat') },
  });
  expect(rendered).toMatchObject({ asked: passat, isWaiting: false, isSlow: false });
  expect(searchReducer(rendered, { type: 'slow' })).toBe(rendered);
});

test('Back to what is shown asks for nothing; a retry asks again', () => {
  const page = firstState(golf, golf);
  expect(searchReducer(page, { type: 'followed', state: searchFor('golf'), known: undefined })).toBe(page);
  const again = searchReducer(page, { type: 'retried' });
  expect(again).toMatchObject({ asked: golf, isWaiting: true });
  expect(again.asked).not.toBe(page.asked);
});
