import { expect, test } from 'vitest';
import { describeFailure, failureText } from './failures.ts';

test('a failure that leaves open what to do says it after its headline', () => {
  expect(describeFailure(failureText.network)).toEqual({
    headline: 'Greška u mreži',
    advised: 'Greška u mreži. Provjerite vezu i pokušajte ponovo.',
    quoted: 'Network error occurred',
  });
  expect(describeFailure(failureText.remove).advised).toBe('Brisanje nije uspjelo');
});

test('a message of the server stays as it is', () => {
  expect(describeFailure('Naziv već postoji.')).toEqual({
    headline: 'Naziv već postoji.',
    advised: 'Naziv već postoji.',
  });
});
