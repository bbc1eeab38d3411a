import { cutAtWord } from '#src/domain/text/cut-text.ts';

export const toastText = { region: 'Obavještenja', close: 'Zatvori obavještenje' } as const;

const NAME_CHARACTERS_MAX = 60;

/** A name as toasts write it: on a phone a whole one of the longest names would take up seven lines. */
export const toastName = (name: string): string => cutAtWord(name, NAME_CHARACTERS_MAX);
