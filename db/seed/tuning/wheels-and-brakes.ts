import type { TuningRange } from './tuning-template.ts';

export const wheels: TuningRange = {
  category: 'felge',
  lines: [
    {
      picture: 'wheel',
      names: [
        'Alu felge 17" 5x112 ET45 7,5J, antracit',
        'Alu felge 18" 5x112 ET45 8J, crni mat',
        'Alu felge 18" 5x112 ET35 8,5J, srebrne, polirane',
        'Alu felge 19" 5x112 ET40 8,5J, crni sjaj',
        'Kovane felge 19" 5x112 ET42, bronza',
      ],
      cars: ['volkswagen+audi+skoda+seat'],
      note: 'Set od 4 komada, glavčina 57,1 mm. Homologacija uz račun.',
      price: [790, 2400],
    },
    {
      picture: 'wheel',
      names: [
        'Alu felge 18" 5x120 ET35 8J, crni mat',
        'Alu felge 19" 5x120 8,5J/9,5J, dvije širine',
        'Alu felge 17" 5x120 ET35 8J, srebrne',
      ],
      cars: ['bmw'],
      note: 'Set od 4 komada, glavčina 72,6 mm.',
      price: [820, 1980],
    },
    {
      picture: 'wheel',
      names: ['Alu felge 18" 5x112 ET43 8J, dvobojne', 'Alu felge 19" 5x112 8,5J/9,5J, crni sjaj'],
      cars: ['mercedes-benz'],
      note: 'Set od 4 komada, glavčina 66,6 mm.',
      price: [950, 2200],
    },
    {
      picture: 'wheel',
      names: ['Alu felge 17" 5x108 ET50 7,5J, antracit', 'Alu felge 18" 5x108 ET45 8J, crni sjaj'],
      cars: ['ford+volvo'],
      note: 'Set od 4 komada, glavčina 63,4 mm.',
      price: [760, 1450],
    },
    {
      picture: 'wheel',
      names: ['Alu felge 16" 4x108 ET25 7J, srebrne', 'Alu felge 17" 4x108 ET25 7J, crni mat'],
      cars: ['peugeot+citroen'],
      note: 'Set od 4 komada, glavčina 65,1 mm. Ne odgovaraju za modele s 5 šarafa.',
      price: [620, 1050],
    },
    {
      picture: 'wheel',
      names: ['Alu felge 17" 5x110 ET39 7,5J, crni mat', 'Alu felge 18" 5x110 ET35 8J, antracit'],
      cars: ['opel astra H + opel zafira B + opel vectra C'],
      note: 'Set od 4 komada, glavčina 65,1 mm.',
      price: [720, 1300],
    },
    {
      picture: 'wheel',
      names: ['Alu felge 15" 4x100 ET40 6,5J, bijele', 'Alu felge 16" 4x100 ET40 7J, antracit'],
      cars: [''],
      note: 'Centrirni prstenovi prema vozilu idu uz narudžbu; javite marku i model.',
      price: [520, 880],
    },
    {
      picture: 'wheel',
      names: ['Distanceri 5 mm, par, 4x100', 'Distanceri 20 mm, par, 5x112'],
      cars: [''],
      note: 'Centrirni prstenovi prema vozilu idu uz narudžbu; javite marku i model.',
      price: [60, 140],
    },
  ],
};

const popular = [
  'volkswagen golf V + skoda octavia II + seat leon II + audi a3 8P',
  'volkswagen golf VII + skoda octavia III + seat leon III + audi a3 8V',
  'audi a4 B8',
  'bmw serija-3 E90',
  'bmw serija-5 E60',
  'mercedes-benz c-klasa W204',
  'opel astra H',
  'ford focus II',
];

export const brakes: TuningRange = {
  category: 'kocioni-sistemi',
  lines: [
    {
      picture: 'brake',
      names: ['Bušeni i rezani diskovi, prednji, par', 'Rezani diskovi, prednji i zadnji, komplet'],
      cars: popular,
      note: 'Premaz protiv korozije, bez prerade kliješta. Izmjerite prečnik starog diska.',
      price: [240, 620],
    },
    {
      picture: 'brakePads',
      names: ['Sportske disk pločice, prednje'],
      cars: popular,
      note: 'Smjesa za brzu vožnju po cesti, radi i hladna. Oznaka R90.',
      price: [110, 240],
    },
    {
      picture: 'brake',
      names: ['Veliki kočioni set, kliješta sa 4 klipa, 330 mm'],
      cars: [popular[0] ?? '', 'bmw serija-3 E46', 'bmw serija-3 E90'],
      note: 'Kliješta, diskovi, pločice, nosači i pletena crijeva. Potrebne felge od najmanje 17".',
      price: [1900, 3200],
    },
    {
      picture: 'brake',
      names: ['Poklopci kočionih kliješta, crveni, set 4 kom', 'Farba za kliješta, crvena, komplet'],
      cars: [''],
      note: 'Podnosi visoke temperature, uputstvo na našem jeziku.',
      price: [35, 75],
    },
  ],
};
