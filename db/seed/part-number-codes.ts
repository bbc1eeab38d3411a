import type { PicturePart } from './picture-keys.ts';

export type Codes = Partial<Record<PicturePart, string>>;

/** Group numbers of the makes' own catalogues. */
export const vag: Codes = {
  ...{
    headlight: '941',
    taillight: '945',
    mirror: '857',
    bumper: '807',
    grille: '853',
    bonnet: '823',
    wing: '821',
  },
  ...{
    wheel: '601',
    brake: '615',
    brakePads: '698',
    coilover: '413',
    exhaust: '253',
    spoiler: '827',
    steering: '419',
  },
  ...{
    radiator: '121',
    intercooler: '145',
    clutchKit: '141',
    alternator: '903',
    starter: '911',
    turbo: '145',
  },
  ...{ timingBelt: '109', airFilter: '129', wiper: '955', seat: '881', gearKnob: '711' },
};
export const bmw: Codes = {
  ...{
    headlight: '6312',
    taillight: '6321',
    mirror: '5116',
    bumper: '5111',
    grille: '5113',
    bonnet: '4161',
    wing: '4135',
  },
  ...{ wheel: '3611', brake: '3411', brakePads: '3411', coilover: '3131', exhaust: '1830', spoiler: '5162' },
  ...{
    steering: '3230',
    radiator: '1711',
    intercooler: '1751',
    clutchKit: '2120',
    alternator: '1231',
    starter: '1241',
  },
  ...{ turbo: '1165', timingBelt: '1128', airFilter: '1371', wiper: '6161', seat: '5210', gearKnob: '2511' },
};
export const mercedes: Codes = {
  ...{
    headlight: '820',
    taillight: '820',
    mirror: '810',
    bumper: '885',
    grille: '880',
    bonnet: '880',
    wing: '881',
  },
  ...{
    wheel: '401',
    brake: '421',
    brakePads: '420',
    coilover: '323',
    exhaust: '490',
    spoiler: '793',
    steering: '460',
  },
  ...{
    radiator: '500',
    intercooler: '500',
    clutchKit: '250',
    alternator: '154',
    starter: '151',
    turbo: '096',
  },
  ...{ timingBelt: '200', airFilter: '094', wiper: '820', seat: '910', gearKnob: '267' },
};
export const japanese: Codes = {
  ...{
    headlight: '81130',
    taillight: '81550',
    mirror: '87910',
    bumper: '52119',
    grille: '53101',
    bonnet: '53301',
  },
  ...{
    wing: '53811',
    wheel: '42611',
    brake: '43512',
    brakePads: '04465',
    coilover: '48510',
    exhaust: '17430',
  },
  ...{ spoiler: '76085', steering: '45100', radiator: '16400', intercooler: '17940', clutchKit: '31250' },
  ...{ alternator: '27060', starter: '28100', turbo: '17201', timingBelt: '13568', airFilter: '17801' },
  ...{ wiper: '85110', seat: '71071', gearKnob: '33504' },
};
/** Renault and Nissan number their parts alike since the alliance. */
export const alliance: Codes = {
  ...{
    headlight: '26060',
    taillight: '26555',
    mirror: '96302',
    bumper: '62022',
    grille: '62310',
    bonnet: '65100',
  },
  ...{
    wing: '63101',
    wheel: '40300',
    brake: '40206',
    brakePads: '41060',
    coilover: '54302',
    exhaust: '20010',
  },
  ...{ spoiler: '96030', steering: '48430', radiator: '21410', intercooler: '14461', clutchKit: '30205' },
  ...{ alternator: '23100', starter: '23300', turbo: '14411', timingBelt: '13028', airFilter: '16546' },
  ...{ wiper: '28800', seat: '87000', gearKnob: '32865' },
};
export const korean: Codes = {
  ...{
    headlight: '92101',
    taillight: '92401',
    mirror: '87610',
    bumper: '86511',
    grille: '86351',
    bonnet: '66400',
  },
  ...{
    wing: '66311',
    wheel: '52910',
    brake: '51712',
    brakePads: '58101',
    coilover: '54651',
    exhaust: '28700',
  },
  ...{ spoiler: '87210', steering: '56110', radiator: '25310', intercooler: '28270', clutchKit: '41100' },
  ...{ alternator: '37300', starter: '36100', turbo: '28231', timingBelt: '24312', airFilter: '28113' },
  ...{ wiper: '98110', seat: '88100', gearKnob: '43711' },
};
export const ford: Codes = {
  ...{
    headlight: '13W030',
    taillight: '13405',
    mirror: '17683',
    bumper: '17757',
    grille: '8200',
    bonnet: '16612',
  },
  ...{ wing: '16016', wheel: '1007', brake: '1125', brakePads: '2K021', coilover: '18045', exhaust: '5230' },
  ...{ spoiler: '44210', steering: '3600', radiator: '8005', intercooler: '9L440', clutchKit: '7540' },
  ...{
    alternator: '10300',
    starter: '11000',
    turbo: '6K682',
    timingBelt: '6268',
    airFilter: '9601',
    wiper: '17508',
  },
  ...{ seat: '600', gearKnob: '7K387' },
};
