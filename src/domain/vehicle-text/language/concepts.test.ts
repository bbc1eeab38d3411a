import { describe, expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';
import { conceptNamed, kindsOf } from './phrases.ts';

const named = (name: string) => conceptsOf(name).map(({ concept }) => concept);

describe('the concepts of a name', () => {
  test.each([
    ['Staklo retrovizora lijevo', ['=staklo-retrovizora']],
    ['Retrovizor lijevi, električni', ['=retrovizor', '=elektricni']],
    ['Prednji branik s rupama za maglenke', ['=branik']],
    ['Rešetka prednjeg branika', ['=resetka-branika']],
    ['Nosač motora', ['=nosac-motora']],
    ['Sportske disk pločice, prednje', ['=kociona-plocica']],
    ['Kuka za vuču, skidajuća', ['=kuka-za-vucu', '=skidajuci']],
    ['Senzor za parkiranje s držačem', ['=parking-senzor']],
    ['Difuzor zadnjeg branika', ['=difuzor', '=zadni']],
    ['Zadnje lijevo svjetlo u blatobranu', ['=stop-svetlo']],
    ['VW Golf 5 far prednji, ksenon', ['=far', '=ksenon']],
    ['Felge i gume 17"', ['=felga', '=guma']],
    ['Nešto posve drugo', []],
    ['Ford S-Max 1 far desni', ['=far']],
    ['Mercedes S klasa instrument tabla', ['=instrument-tabla']],
    ['Mercedes S 320 alternator', ['=alternator']],
    ['Audi A4 S-line branik', ['=branik']],
    ['Far s 2 sijalice', ['=far']],
    ['PK remen i španer', ['=pk-remen', '=spaner']],
    ['Dinamički LED pokazivači u retrovizoru, par', ['=dinamicki', '=led', '=zmigavac-retrovizora']],
    ['Poklopci kočionih kliješta', ['=poklopac-klesta']],
    ['Ugao zadnjeg branika', ['=zadni']],
    ['Kućište filtera zraka', ['=kuciste-filtera-zraka']],
    ['Doboš zadnjeg točka', ['=buban-kocnice', '=zadni']],
    ['Lijevi retrovizor, električni, konveksno staklo', ['=retrovizor', '=elektricni']],
    ['Zadnji diskovi i pločice, set', ['=zadni', '=kocioni-disk', '=kociona-plocica']],
    ['Alufelge 17"', ['=aluminijski', '=felga']],
    ['Far desni (facelift)', ['=far', '=facelift']],
    ['Far desni (redizajn)', ['=far', '=facelift']],
    ['Far desni (prije facelifta)', ['=far', '=predfacelift']],
    ['Far desni (prije redizajna)', ['=far', '=predfacelift']],
    ['Far desni (stariji tip)', ['=far', '=predfacelift']],
    ['Far desni, predfacelift', ['=far', '=predfacelift']],
    ['Stop lampa (karavan, prije facelifta)', ['=stop-svetlo', '=karavan', '=predfacelift']],
    ['Stop lampa (Grandtour)', ['=stop-svetlo', '=karavan']],
    ['Stop lampa Turnier', ['=stop-svetlo', '=karavan']],
    ['Far (bez sijalice, maska)', ['=far']],
    ['Stop lampa Coupe', ['=stop-svetlo', '=kupe']],
    ['Stop lampa (kabrio)', ['=stop-svetlo', '=kabriolet']],
  ])('%s', (name, concepts) => expect(named(name)).toEqual(concepts));

  test.each([
    ['hauba', 'poklopac motora'],
    ['felga', 'naplatak'],
    ['hladnjak', 'ladnjak motora'],
    ['kvačilo', 'set kuplunga'],
    ['branik', 'bamper'],
    ['šoferšajba', 'vjetrobransko staklo'],
    ['mjenjač', 'getriba'],
    ['retrovizor', 'ogledalo'],
    ['Hladnjak klime', 'Hladnjak za klimu'],
    ['Filter ulja', 'Filter za ulje'],
    ['Remen alternatora', 'Remen za alternator'],
    ['Staklo retrovizora', 'Staklo za lijevi retrovizor'],
    ['Servo pumpa', 'Pumpa za servo volan'],
    ['Crijevo turbine', 'Silikonska crijeva za intercooler'],
    ['Svjetlo tablice', 'Lampa za registarske tablice'],
  ])('%s is also called %s', (one, other) => expect(named(one)).toEqual(named(other)));
});

describe('a part is also found by its more general names', () => {
  test.each([
    ['spojler gepeka', ['lip spojler', 'spojler']],
    ['lip branika', ['lip spojler', 'spojler']],
    ['sportska opruga', ['opruga', 'ovjes']],
    ['zimski komplet', ['felga', 'guma']],
  ])('%s', (name, general) => expect(kindsOf(conceptNamed(name))).toEqual(general.map(conceptNamed)));
});
