import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

/** The words that products are asked for, in the order of the query. */
function asked(text: string): string {
  const { units, words } = planOf(`${text} `);
  const own = new Set(units.flatMap((unit) => unit.words));
  return words.flatMap((word) => (own.has(word) ? word.text : [])).join(' ');
}

test.each([
  'vozim golf 5 i treba mi far',
  'mijenjam far na golf 5',
  'tražeći far golf 5 naletio sam na vas',
  'polupao sam se, far golf 5',
  'stigao mi auto iz njemačke, golf 5, far',
  'udarili su me, far golf 5',
  'da nemate slučajno far golf 5',
  'posjedujete li far golf 5',
  'kad bi mogao doći po far golf 5',
  'far golf 5 dolazim po njega',
  'far golf 5 plaćam odmah',
  'far golf 5 sa ugradnjom, može sutra preuzimanje',
  'možete li poslati far golf 5 poštom',
  'pošaljite sliku i broj telefona, far golf 5',
  'šaljete li brzom poštom far golf 5',
  'far golf 5 hvala unaprijed, lijep pozdrav',
  'molim ponudu, far golf 5',
  'ako ima neko far golf 5',
  'aj mi reci ima li far golf 5',
  'ima li kod nekoga far golf 5',
  'trese mi se nešto, možda far golf 5',
  'svira mi far golf 5',
  'pišti far golf 5',
  'far golf 5 proklizava',
  'far golf 5 uvoz njemačka',
  'brauche far für golf 5',
  'suche far golf 5 bitte',
  'treba mi jedan far golf 5',
  'istrošile se far golf 5',
  'lupaju mi far golf 5',
  'ne radi mi far golf 5',
  'cijenaa far golf 5',
  'koliko kostq far golf 5',
  'pozdravv zanima me far golf 5',
  'treba drugi far golf 5',
  'kola golf 5, far',
  'far za kola golf 5',
  'far za vozilo golf 5',
  'Zdravo. Far golf 5. LP',
  'posalji mi cijenu i slike za far golf 5',
  'javi se na 061 123 456 treba mi far golf 5',
  'far golf 5 viber 0611234567',
  'far golf 5 ba',
  'far golf 5 olx',
  'far golf 5 poklon uz kupovinu',
  'udario sam u stub, far golf 5',
  'očuvan far golf 5',
  'provjeren i testiran far golf 5',
  'far golf 5 može i polovan',
  'far golf 5, moze i koristeno, hitno',
  'far golf 5 i sl.',
  'far golf 5 kataloški broj',
  'magli mi se far golf 5',
  'napuklo mi je far golf 5',
  'ulubljen far golf 5',
  'ne pali na hladno far golf 5',
])('%s: a sentence asks only for the part of the car', (text) => {
  expect(asked(text).split(' ').toSorted().join(' ')).toBe('5 far golf');
});

test.each(['veliki servis', 'krovni kofer', '8k0941003c'])(
  'talk beside %s, which has no name of one word, is not asked for',
  (part) => expect(asked(`${part} slike`)).toBe(asked(part)),
);

test.each([
  ['far golf 5 kvadratni', 'far golf 5 kvadratni'],
  ['ima li zujalica za far golf 5', 'zujalica far golf 5'],
  ['ugradnja', 'ugradna'],
  ['slika golf 5', 'slika golf 5'],
  ['kola golf 5', 'golf 5'],
  ['zimska kola golf 5', 'zimska kola golf 5'],
  ['far valeo golf 5', 'far valeo golf 5'],
  ['držač telefona za far', 'drzac telefona far'],
  ['far poslije redizajna', 'far posle redizajna'],
])('%s: what may be a thing or a quality is asked for', (text, own) => {
  expect(asked(text)).toBe(own);
});
