import type { WantedDraft } from '#src/domain/contact/wanted-start.ts';
import { WANTED_DRAFT_KEY } from './tab-keys.ts';
import { keepInTab, readInTab } from './tab-storage.ts';

/** The wanted part that was typed in this tab and not sent. */
export function readWantedDraft(): WantedDraft {
  try {
    return (JSON.parse(readInTab(WANTED_DRAFT_KEY) ?? '{}') ?? {}) as WantedDraft;
  } catch (error) {
    console.warn(WANTED_DRAFT_KEY, error);
    return {};
  }
}

export const keepWantedDraft = (draft: WantedDraft | null): void =>
  keepInTab(WANTED_DRAFT_KEY, draft && JSON.stringify(draft));
