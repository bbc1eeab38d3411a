import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const asked = (text: string) =>
  planOf(text)
    .units.map(({ partName, words }) => partName ?? words.map(({ typed }) => typed).join(' '))
    .sort();

test.each([
  ['kutija osigurača pod haubom golf 5 ', ['golf 5', 'kutija osigurača']],
  ['alternator iza motora ', ['alternator']],
  ['maglenka lijeva ispod prednjeg fara ', ['lijeva', 'maglenka']],
  ['lambda sonda ispred kata ', ['lambda sonda']],
  ['sonda iza kata ', ['lambda sonda']],
  ['brava pod haubom golf ', ['brava haube', 'golf']],
  ['plastika ispod motora ', ['zaštita motora']],
  ['crijevo od turbine do interkulera golf 5 ', ['crijevo turbine', 'golf 5']],
  ['cijev od hladnjaka do vodene pumpe ', ['crijevo hladnjaka']],
  ['regulator pritiska na rejlu golf 5 ', ['golf 5', 'regulator pritiska goriva']],
  ['bočni žmigavac na retrovizoru ', ['retrovizor', 'žmigavac']],
  ['podizač stakla na prednjim vratima ', ['podizač stakla', 'prednjim']],
  ['senzor na rejlu ', ['senzor pritiska goriva']],
  ['ispod auta zaštita motora ', ['zaštita motora']],
  ['ono ispod auta što drži auspuh ', ['nosač auspuha']],
  ['senzor ispod retrovizora ', ['ispod', 'retrovizora', 'senzor']],
])('%s asks for %j', (text, expected) => expect(asked(text)).toEqual(expected));

test.each([
  ['vrata iza vozača golf 5 ', ['golf 5', 'iza', 'vozača', 'vrata']],
  ['kvaka iza suvozača ', ['iza', 'kvaka', 'suvozača']],
])('%s asks for the rear of that side', (text, expected) => {
  expect(asked(text)).toEqual(expected);
  expect(planOf(text).units.some(({ broad }) => broad.includes('zadn'))).toBe(true);
});
