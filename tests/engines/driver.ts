/** An element that was found, for as long as it is in the page. */
export type Control = {
  /** A real press of the pointer on its centre. */
  click: () => Promise<void>;
  upload: (file: string) => Promise<void>;
};

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/** What the journeys need from a browser. Scripts are expressions, which every protocol accepts. */
export type Driver = {
  /** Shows the empty page at this address, this wide. */
  prepare: (emptyPage: string, width: number) => Promise<void>;
  run: (expression: string) => Promise<unknown>;
  /** The element that an expression returns. */
  find: (expression: string) => Promise<Control | undefined>;
  /** Real key presses, sent to the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
};

/** Calls of browsers that are busy navigating may get no answer at all. */
const ANSWER_MS = 20_000;

export async function answered<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer`)), ANSWER_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
