import type { KeptWantedForm } from '#src/domain/contact/wanted-start.ts';
import { WANTED_FORM_KEY } from './tab-keys.ts';
import { keepInTab, readInTab } from './tab-storage.ts';

/** The wanted part that was typed in this tab and not sent. */
export function readKeptWantedForm(): KeptWantedForm {
  try {
    const kept = Object.entries((JSON.parse(readInTab(WANTED_FORM_KEY) ?? '{}') ?? {}) as object);
    return Object.fromEntries(kept.filter(([, text]) => typeof text === 'string'));
  } catch (error) {
    console.warn(WANTED_FORM_KEY, error);
    return {};
  }
}

export const keepWantedForm = (kept: KeptWantedForm | null): void =>
  keepInTab(WANTED_FORM_KEY, kept && JSON.stringify(kept));
