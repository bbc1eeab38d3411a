import { expect } from '@playwright/test';
import type { Control, Driver, Key } from './driver.ts';
import {
  callInPage,
  callWithElement,
  choose,
  findControl,
  reachable,
  selectFocused,
  type Sought,
} from './in-page.ts';
import type { Proxy } from './proxy.ts';

const ROLES = {
  button: 'button, [role=button], summary, input[type=submit]',
  link: 'a[href]',
  field: 'input, textarea, [role=combobox]',
  select: 'select',
  option: '[role=option]',
  heading: 'h1, h2, h3',
  'menu item': '[role=menuitem]',
  status: '[role=status]',
  dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
} as const;

export type Role = keyof typeof ROLES;
/** A whole name, or a pattern for it. */
type Name = string | RegExp;

const WAIT_MS = 30_000;
/** What WebKit and Firefox report when a page is left while it loads a script. */
const LEFT_WHILE_LOADING =
  /(?:Importing a module script failed\.|error loading dynamically imported module: \S+)$/;
const INTERVALS_MS = [50, 100, 100, 250];
const pattern = (name: Name): string =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;
/** A person at a browser: each method waits until it can be done or seen. */
export class Person {
  readonly #driver: Driver;
  readonly #proxy: Proxy;

  constructor(driver: Driver, proxy: Proxy) {
    this.#driver = driver;
    this.#proxy = proxy;
  }

  /** Repeats until there is a result; a page that is being left throws or returns nothing. */
  async #until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
    let refusal = '';
    let answer: Answer | undefined;
    const attempt = async () => {
      answer = await ask().catch((error: unknown) => {
        refusal = ` (${String(error)})`;
        return undefined;
      });
      return Boolean(answer);
    };
    await expect
      .poll(attempt, { message: what, intervals: INTERVALS_MS, timeout: WAIT_MS })
      .toBe(true)
      .catch(async () => {
        const address = await this.#driver.run('location.href').catch(String);
        throw new Error(`Not within the time limit: ${what}, at ${String(address)}${refusal}`);
      });
    return answer!;
  }

  #find(role: Role, name: Name, within?: string): string {
    const sought: Sought = { selector: ROLES[role], name: pattern(name), within };
    return callInPage(findControl, sought);
  }

  /** With nothing stored from an earlier visit. */
  async arrives(width: number): Promise<void> {
    await this.#driver.prepare(this.#proxy.emptyPage, width);
    await this.#driver.run('(localStorage.clear(), sessionStorage.clear())');
  }

  async opens(path: string): Promise<void> {
    const url = JSON.stringify(this.#proxy.url + path);
    await this.#driver.run(`void (window.isLeft = true, setTimeout(() => location.assign(${url})))`);
    await this.#until(`${path} opens`, async () =>
      this.#driver.run(`!window.isLeft && document.readyState === 'complete'`),
    );
  }

  /** A press of the pointer. */
  async presses(role: Role, name: Name, within?: string): Promise<void> {
    const expression = callWithElement(reachable, this.#find(role, name, within));
    await this.#until(`${role} ${String(name)} can be pressed`, async () => {
      const control: Control | undefined = await this.#driver.find(expression);
      await control?.click();
      return control;
    });
  }

  /** The least time that a person needs, where the shop refuses faster input. */
  async staysFor(ms: number): Promise<void> {
    const from = Number(await this.#driver.run('performance.now()'));
    await this.#until(`${ms} ms have passed`, () => this.#driver.run(`performance.now() >= ${from + ms}`));
  }

  async hits(key: Key): Promise<void> {
    await this.#driver.press(key);
  }

  async types(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  /** Replaces the field's text. */
  async fills(label: Name, text: string): Promise<void> {
    await this.#until(`${String(label)} has the focus`, async () => {
      await this.presses('field', label);
      return this.#driver.run(callWithElement(selectFocused, this.#find('field', label)));
    });
    await this.types(text);
    await this.seesValue(label, text);
  }

  async chooses(label: Name, option: Name): Promise<void> {
    await this.#until(`${String(label)} offers ${String(option)}`, () =>
      this.#driver.run(callWithElement(choose, this.#find('select', label), pattern(option))),
    );
  }

  async attaches(label: Name, file: string): Promise<void> {
    const control = await this.#until(`${String(label)} takes files`, () =>
      this.#driver.find(this.#find('field', label)),
    );
    await control.upload(file);
  }

  async sees(role: Role, name: Name, within?: string): Promise<void> {
    await this.#until(`${role} ${String(name)} is there`, () =>
      this.#driver.run(`Boolean(${this.#find(role, name, within)})`),
    );
  }

  async seesNo(role: Role, name: Name, within?: string): Promise<void> {
    await this.#until(`no ${role} ${String(name)} is there`, () =>
      this.#driver.run(`!${this.#find(role, name, within)}`),
    );
  }

  async seesValue(label: Name, text: string): Promise<void> {
    const value = `${this.#find('field', label)}?.value`;
    await this.#until(`${String(label)} has ${text}`, async () => (await this.#driver.run(value)) === text);
  }

  async reads(text: string): Promise<void> {
    await this.#until(`“${text}” is read`, () =>
      this.#driver.run(`document.body.innerText.includes(${JSON.stringify(text)})`),
    );
  }

  async isAt(address: RegExp): Promise<void> {
    await this.#until(`the address is ${address.source}`, async () => {
      const href = await this.#driver.run('location.pathname + location.search + location.hash');
      return address.test(String(href));
    });
  }

  /** The value of an expression, as soon as it has one. */
  async learns(what: string, expression: string): Promise<string> {
    return String(await this.#until(what, () => this.#driver.run(expression)));
  }

  async losesTheNetwork(): Promise<void> {
    await this.#proxy.goOffline();
  }

  async getsTheNetworkBack(): Promise<void> {
    await this.#proxy.goOnline();
  }

  /**
   * Errors reported by scripts of the visited pages, except failed imports of scripts that were still loading when the
   * page was left.
   */
  async errors(): Promise<string[]> {
    const all = JSON.parse(
      String(await this.#driver.run(`sessionStorage.getItem('errors') ?? '[]'`)),
    ) as string[];
    return all.filter((complaint) => !LEFT_WHILE_LOADING.test(complaint));
  }
}
