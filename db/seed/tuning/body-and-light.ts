import type { TuningRange } from './tuning-template.ts';

export const ledLighting: TuningRange = {
  category: 'led-rasvjeta',
  lines: [
    {
      picture: 'headlight',
      names: ['Tuning farovi s LED dnevnim svjetlom, par, crni'],
      cars: [
        'volkswagen golf IV',
        'volkswagen golf V',
        'volkswagen golf VI',
        'bmw serija-3 E46',
        'bmw serija-3 E90',
        'audi a4 B6',
        'opel astra G',
        'volkswagen transporter T5',
      ],
      note: 'S E oznakom, motorići za visinu u kompletu. Za vozila s halogenim farovima.',
      price: [290, 620],
    },
    {
      picture: 'taillight',
      names: ['LED stop lampe, par, zatamnjene', 'LED stop lampe s dinamičkim pokazivačem, par'],
      cars: [
        'volkswagen golf VI',
        'volkswagen golf VII',
        'bmw serija-5 E60',
        'mercedes-benz c-klasa W204',
        'audi a3 8P',
        'skoda octavia II',
      ],
      note: 'Spremno za ugradnju na fabričke konektore, s E oznakom.',
      price: [260, 580],
    },
    {
      picture: 'ledBar',
      names: ['LED bar zakrivljeni, 127 cm, 288 W', 'LED bar uski, jednoredni, 50 cm'],
      cars: [''],
      note: '12/24 V, IP67. Barovi i RGB rasvjeta nisu za upotrebu na javnom putu.',
      price: [140, 320],
    },
    {
      picture: 'ledBar',
      names: ['LED dnevna svjetla, univerzalna, par', 'LED rasvjeta ispod vozila, RGB, komplet'],
      cars: [''],
      note: '12/24 V, IP67. Barovi i RGB rasvjeta nisu za upotrebu na javnom putu.',
      price: [45, 110],
    },
  ],
};

export const spoilers: TuningRange = {
  category: 'spojleri',
  lines: [
    {
      picture: 'spoiler',
      names: ['Krovni spojler, crni sjaj', 'Krovni spojler, ABS, za farbanje'],
      cars: [
        'volkswagen golf V',
        'volkswagen golf VI',
        'volkswagen golf VII',
        'seat leon II',
        'opel astra H',
        'volkswagen polo V',
      ],
      note: 'Lijepi se automobilskim ljepilom koje je u kompletu.',
      price: [110, 240],
    },
    {
      picture: 'spoiler',
      names: ['Lip spojler gepeka, crni sjaj', 'Lip spojler gepeka, karbon'],
      cars: [
        'bmw serija-3 E90',
        'bmw serija-3 F30',
        'bmw serija-5 F10',
        'mercedes-benz c-klasa W204',
        'mercedes-benz c-klasa W205',
        'audi a4 B8',
      ],
      note: 'Za limuzinu. Učvršćenje dvostranom trakom, bez bušenja.',
      price: [85, 320],
    },
    {
      picture: 'bumper',
      names: ['Prednji lip branika, crni sjaj', 'Difuzor zadnjeg branika, crni sjaj'],
      cars: ['volkswagen golf VII', 'audi a3 8V', 'bmw serija-3 F30', 'skoda octavia III'],
      note: 'ABS plastika, šarafi i traka u kompletu. Javite da li je branik standardni ili sportski.',
      price: [140, 310],
    },
    {
      picture: 'spoiler',
      names: ['Univerzalni lip spojler, fleksibilni, 1,2 m', 'Univerzalni spojler gepeka, karbon izgled'],
      cars: [''],
      note: 'Oblikuje se fenom, lijepi dvostranom trakom.',
      price: [35, 90],
    },
  ],
};

export const steeringWheels: TuningRange = {
  category: 'volani',
  lines: [
    {
      picture: 'steering',
      names: ['Volan, ravno dno, perforirana koža', 'Volan, karbon i alcantara, ravno dno'],
      cars: [
        'volkswagen golf V + volkswagen golf VI',
        'volkswagen golf VII + volkswagen passat B8',
        'audi a4 B8 + audi a5 8T',
        'bmw serija-3 E90',
        'bmw serija-3 F30',
        'mercedes-benz c-klasa W204',
      ],
      note: 'Presvučen originalni obruč, airbag i komande se prebacuju sa starog volana.',
      price: [320, 890],
    },
    {
      picture: 'steering',
      names: [
        'Sportski volan 350 mm, koža',
        'Sportski volan 330 mm, alcantara',
        'Adapter i brzi skidač volana',
      ],
      cars: [''],
      note: 'Volan bez airbaga, samo za takmičarska vozila. Glavčina se kupuje prema modelu.',
      price: [110, 290],
    },
    {
      picture: 'gearKnob',
      names: ['Ručica mjenjača, karbon, 6 brzina', 'Teška ručica mjenjača, kugla, aluminij'],
      cars: ['', 'volkswagen golf V + skoda octavia II', 'bmw'],
      note: 'Adapteri za najčešće navoje u kompletu.',
      price: [35, 110],
    },
  ],
};

export const mirrorTuning: TuningRange = {
  category: 'retrovizori',
  lines: [
    {
      picture: 'mirror',
      names: ['Kape retrovizora, crni sjaj, par', 'Kape retrovizora, karbon, par'],
      cars: [
        'volkswagen golf VI',
        'volkswagen golf VII',
        'audi a3 8P',
        'audi a4 B8',
        'bmw serija-3 E90',
        'bmw serija-3 F30',
        'mercedes-benz c-klasa W204 + mercedes-benz e-klasa W212',
      ],
      note: 'Zamjenjuju fabričke kape, ugradnja bez bušenja. Provjerite godište: oblik se mijenjao s redizajnom.',
      price: [65, 240],
    },
    {
      picture: 'mirror',
      names: ['Dinamički LED pokazivači u retrovizoru, par'],
      cars: [
        'volkswagen golf VI',
        'volkswagen golf VII',
        'bmw serija-5 F10',
        'skoda octavia III',
        'ford focus III',
      ],
      note: 'Tekući pokazivač s E oznakom, spaja se na fabrički konektor.',
      price: [55, 110],
    },
    {
      picture: 'mirror',
      names: ['Sportski retrovizori, električni, par'],
      cars: ['volkswagen golf IV', 'bmw serija-3 E36', 'bmw serija-3 E46'],
      note: 'Lijevi i desni, u osnovi za farbanje, s adapterima za vrata.',
      price: [180, 340],
    },
  ],
};
