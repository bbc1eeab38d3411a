import type { TuningRange } from './tuning-template.ts';

export const suspension: TuningRange = {
  category: 'ovjes',
  lines: [
    {
      picture: 'coilover',
      names: ['Gvint ovjes, podesiv po visini', 'Gvint ovjes, podesiv po visini i tvrdoći'],
      cars: [
        'volkswagen golf IV + audi a3 8L + seat leon I + skoda octavia I',
        'volkswagen golf V + audi a3 8P + seat leon II + skoda octavia II',
        'volkswagen passat B6',
        'audi a4 B6 + audi a4 B7',
        'audi a4 B8',
        'bmw serija-3 E46',
        'bmw serija-3 E90',
        'opel astra H',
      ],
      note: 'Spušta naprijed 30–70 mm, pozadi 30–60 mm. U kompletu su ključevi i uputstvo.',
      price: [620, 1650],
    },
    {
      picture: 'coilover',
      names: ['Sportske opruge -35 mm', 'Sportske opruge -30/30 mm, komplet'],
      cars: [
        'volkswagen golf VI',
        'volkswagen golf VII + seat leon III',
        'volkswagen polo IV + seat ibiza III + skoda fabia I',
        'bmw serija-5 E60',
        'mercedes-benz c-klasa W203',
        'mercedes-benz c-klasa W204',
        'renault megane II',
        'fiat grande-punto',
      ],
      note: 'Za fabričke amortizere. Javite motor i tip karoserije zbog opterećenja osovine.',
      price: [210, 420],
    },
    {
      picture: 'coilover',
      names: ['Sportski amortizeri i opruge -40/40 mm, komplet'],
      cars: ['opel astra G', 'peugeot 206', 'fiat punto II', 'ford focus I'],
      note: 'Četiri skraćena amortizera s oprugama i graničnicima.',
      price: [390, 680],
    },
  ],
};

export const exhaust: TuningRange = {
  category: 'auspuh',
  lines: [
    {
      picture: 'exhaust',
      names: ['Sportski zadnji lonac, inox, dvije cijevi', 'Sportski auspuh od katalizatora, inox 63,5 mm'],
      cars: [
        'volkswagen golf V',
        'volkswagen golf VI',
        'audi a3 8P',
        'bmw serija-3 E46',
        'bmw serija-3 E90',
        'opel astra H',
        'fiat grande-punto',
        'mini cooper R56',
      ],
      note: 'Nehrđajući čelik, zavareno TIG-om, fabrički nosači. S E homologacijom.',
      price: [320, 1250],
    },
    {
      picture: 'exhaust',
      names: ['Downpipe 76 mm, inox'],
      cars: ['volkswagen golf V + audi a3 8P + seat leon II', 'bmw serija-3 E90', 'mini cooper R56'],
      note: 'Samo za takmičarsku upotrebu. U kompletu sa zaptivkama.',
      price: [340, 620],
    },
    {
      picture: 'exhaust',
      names: ['Univerzalni sportski lonac, inox, 60 mm'],
      cars: [''],
      note: 'Izmjerite vanjski prečnik cijevi; učvršćuje se šelnom ili varenjem.',
      price: [130, 240],
    },
    {
      picture: 'exhaust',
      names: [
        'Nastavak auspuha, crni, 2x 90 mm',
        'Nastavak auspuha, inox, ovalni',
        'Nastavci auspuha, karbon, par',
      ],
      cars: [''],
      note: 'Izmjerite vanjski prečnik cijevi; učvršćuje se šelnom ili varenjem.',
      price: [35, 120],
    },
  ],
};

export const intercoolers: TuningRange = {
  category: 'intercooleri',
  lines: [
    {
      picture: 'intercooler',
      names: [
        'Intercooler većeg volumena, komplet s crijevima',
        'Prednji intercooler (FMIC), komplet s cijevima',
      ],
      cars: [
        'volkswagen golf V + audi a3 8P + seat leon II + skoda octavia II',
        'volkswagen golf VII + audi a3 8V + seat leon III + skoda octavia III',
        'audi a4 B6 + audi a4 B7',
        'bmw serija-3 E90',
        'bmw serija-5 E60',
        'opel astra H',
      ],
      note: 'Saće bar and plate, ugradnja bez rezanja nosača. Za turbo motore, javite oznaku motora.',
      price: [480, 1250],
    },
    {
      picture: 'intercooler',
      names: [
        'Univerzalni intercooler 550x230x65 mm',
        'Univerzalni intercooler 600x300x76 mm',
        'Set aluminijskih cijevi za intercooler, 63 mm',
        'Silikonska crijeva za intercooler, komplet',
      ],
      cars: [''],
      note: 'Priključci 63 mm, nosači se prilagođavaju vozilu.',
      price: [140, 380],
    },
  ],
};
