import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../../tests/titles/parse-titles.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { analyseQuery } from '../query/analyse-query.ts';
import { planQuery } from '../plan-query.ts';
import { makeVocabulary } from '../words/vocabulary.ts';

const lexicon = demoKnowledge.vehicles;
const names = [...lexicon.manufacturers.keys(), ...lexicon.models.keys(), ...lexicon.codes.keys()];
const vocabulary = makeVocabulary([], [...names, ...names.map(stem)]);
const modelOf = (text: string) =>
  planQuery(analyseQuery(text), vocabulary, lexicon, { withVehicle: true, isLenient: false }).vehicle?.model
    ?.name;

test.each([
  'metlica 530 ',
  'brisači 530 ',
  'metlice 600 500 ',
  'krovna kutija 420 ',
  'krovni kofer 320 l ',
  'volan 330 alcantara ',
  'patosnice 3d ',
  '5d tepisi ',
])('the number of %s is a size', (text) => expect(modelOf(text)).toBeUndefined());

test.each([
  ['metlice za 530 ', 'Serija 5'],
  ['metlice 520 ', 'Serija 5'],
  ['metlice fiat 500 ', '500'],
  ['metlice 307 ', '307'],
  ['metlice 600 500 peugeot 307 ', '307'],
  ['krovna kutija za 320 ', 'Serija 3'],
  ['branik 530 ', 'Serija 5'],
  ['volan bmw 330 ', 'Serija 3'],
  ['3d far ', 'Phaeton'],
])('the number of %s is the %s', (text, model) => expect(modelOf(text)).toBe(model));
