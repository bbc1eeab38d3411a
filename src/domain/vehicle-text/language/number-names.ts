/** Nicknames such as those of the fifth Golf or the 3 series: a number as a noun. Folded. */
export const NUMBER_NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jedinica: '1',
    kec: '1',
    dvojka: '2',
    dvica: '2',
    trojka: '3',
    trica: '3',
    cetvorka: '4',
    cetverka: '4',
    petica: '5',
    sestica: '6',
    sedmica: '7',
    osmica: '8',
  }),
);

/** Numbers as words: `golf sedam`, `audi a šest`. Folded. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ jedan: '1', dva: '2', tri: '3', cetiri: '4', pet: '5', sest: '6', sedam: '7', osam: '8' }),
);
