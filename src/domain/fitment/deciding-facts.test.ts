import { expect, test } from 'vitest';
import { decidingFacts } from './deciding-facts.ts';

test.each([
  'Motor podizača stakla',
  'Motor prednjeg podizača stakla',
  'Motor centralne brave',
  'Motor ventilatora',
  'Motor ventilatora kabine',
  'Motor ventilatora hladnjaka',
  'Motor za stakla',
  'Motor za prozore',
  'Motor brisača',
  'Motorić brisača',
  'Motor krova',
  'Motor šibera',
  'Motor sijedišta',
  'Motor retrovizora',
  'Motor za retrovizor',
  'Motor farova',
  'Motor regulacije visine farova',
  'Motor klapne grijanja',
  'Motor klime',
  'Motor antene',
  'Motor kliznih vrata',
  'Motor ručne kočnice',
  'Motor volana',
  'Elektromotor podizača stakla',
  'Grijač sjedala',
  'Grijač sjedišta',
  'Grijač retrovizora',
  'Klip čeljusti',
  'Dizna stakla',
])('%s is no part of the engine', (name) => expect(decidingFacts(name).engine).toBe(false));

test.each([
  'Motor',
  'Motor 1.9 TDI',
  'Motor dizel kompletan',
  'Motor za Golf 5',
  'Motor sa mjenjačem',
  'Motor i mjenjač',
  'Motor mjenjač turbina',
  'Glava motora',
  'Nosač motora',
  'Nosač mjenjača',
  'Grijač',
  'Grijač motora',
  'Grijači dizela',
  'Dizna',
])('%s depends on the engine', (name) => expect(decidingFacts(name).engine).toBe(true));

test.each([
  ['Amortizer gepeka', true],
  ['Teleskop gepeka', true],
  ['Motor gepeka', true],
  ['Amortizer haube', false],
  ['Teleskop haube', false],
])('%s: the body decides is %s', (name, decides) => expect(decidingFacts(name).body).toBe(decides));
