import { expect, test } from 'vitest';
import { NOTHING_FOUND, type ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchFor } from '#src/domain/search-page/search-state.ts';
import { firstState, searchReducer } from './search-reducer.ts';

const golf = searchFor('golf');
const passat = searchFor('passat');
const anAnswer = (query: string): ShownAnswer => ({ ...NOTHING_FOUND, query });
const asked = searchReducer(firstState(golf, golf), { type: 'asked', state: passat, known: undefined });

test('a page with prerendered results waits for nothing; one without, or with those of another address, waits', () => {
  expect(firstState(golf, golf)).toMatchObject({ shown: '/search?q=golf', rendered: undefined });
  expect(firstState(undefined, golf).shown).toBeUndefined();
  expect(firstState(golf, passat)).toMatchObject({ shown: undefined, asked: passat });
});

test('what is known, or nothing at all, is rendered at once', () => {
  const known = anAnswer('passat');
  const page = firstState(golf, golf);
  expect(searchReducer(page, { type: 'asked', state: passat, known })).toMatchObject({
    rendered: { answer: known },
    shown: '/search?q=passat',
  });
  const empty = searchReducer(page, { type: 'asked', state: searchFor(''), known: undefined });
  expect(empty).toMatchObject({ rendered: { answer: undefined }, shown: '/search' });
});

test('an answer to what was asked before is not rendered, and nothing is slow once it has come', () => {
  expect(asked.shown).toBeUndefined();
  const late = { type: 'answered', rendered: { state: golf, answer: anAnswer('golf') } } as const;
  expect(searchReducer(asked, late)).toBe(asked);
  const slow = searchReducer(asked, { type: 'slow' });
  expect(slow.isSlow).toBe(true);
  const rendered = searchReducer(slow, {
    type: 'answered',
    rendered: { state: passat, answer: anAnswer('passat') },
  });
  expect(rendered).toMatchObject({ shown: '/search?q=passat', isSlow: false });
  expect(searchReducer(rendered, { type: 'slow' })).toBe(rendered);
});

test('Back to what is shown asks for nothing; a retry asks again', () => {
  const page = firstState(golf, golf);
  expect(searchReducer(page, { type: 'followed', state: golf, known: undefined }).shown).toBe(page.shown);
  expect(searchReducer(page, { type: 'retried' })).toMatchObject({ attempt: 1, shown: undefined });
});
