import { createHash, randomUUID } from 'node:crypto';

type Deploy = {
  id: string;
  state: 'preparing' | 'prepared' | 'uploading' | 'ready' | 'cancelled';
  files: Record<string, string>;
  functions: Record<string, string>;
  config: Record<string, unknown>;
};

type SentDeploy = Pick<Deploy, 'files' | 'functions'> & {
  functions_config: Record<string, unknown>;
  async: boolean;
};

const hash = (algorithm: 'sha1' | 'sha256', bytes: Uint8Array) =>
  createHash(algorithm).update(bytes).digest('hex');

/**
 * Deploys of one site. Keeps every file that it ever received, asks for the others, refuses bytes that do not match
 * the announced digest, and goes live when nothing is missing.
 */
export class Deploys {
  live: Deploy | undefined;
  readonly #stored = new Map<string, Buffer>();
  readonly #deploys = new Map<string, Deploy>();

  find = (id: string): Deploy | undefined => this.#deploys.get(id);
  list = () => [...this.#deploys.values()].map(({ id, state }) => ({ id, state }));
  file = (digest: string): Buffer | undefined => this.#stored.get(digest);

  #missing(digests: Record<string, string>): string[] {
    return [...new Set(Object.values(digests).filter((digest) => !this.#stored.has(digest)))];
  }

  /** What the API tells about a deploy. While it still compares, the missing files are unknown. */
  describe(deploy: Deploy) {
    const { id, state, files, functions } = deploy;
    const required = { required: this.#missing(files), required_functions: this.#missing(functions) };
    return { id, state, ...(state !== 'preparing' && required) };
  }

  #goLive(deploy: Deploy): void {
    const { required = [], required_functions: functions = [] } = this.describe(deploy);
    if (deploy.state !== 'uploading' || required.length + functions.length > 0) return;
    deploy.state = 'ready';
    this.live = deploy;
  }

  create(sent: SentDeploy) {
    const deploy: Deploy = {
      id: randomUUID(),
      state: sent.async ? 'preparing' : 'uploading',
      files: sent.files,
      functions: sent.functions,
      config: sent.functions_config,
    };
    this.#deploys.set(deploy.id, deploy);
    this.#goLive(deploy);
    return this.describe(deploy);
  }

  look(deploy: Deploy) {
    if (deploy.state === 'preparing') deploy.state = 'prepared';
    else if (deploy.state === 'prepared') deploy.state = 'uploading';
    this.#goLive(deploy);
    return this.describe(deploy);
  }

  cancel(deploy: Deploy) {
    deploy.state = 'cancelled';
    return this.describe(deploy);
  }

  /** Undefined when the bytes do not match the announced digest. */
  take(deploy: Deploy, kind: 'files' | 'functions', name: string, body: Buffer) {
    const digest = hash(kind === 'files' ? 'sha1' : 'sha256', body);
    if (deploy[kind][name] !== digest) return undefined;
    this.#stored.set(digest, body);
    if (deploy.state === 'prepared') deploy.state = 'uploading';
    return { id: digest, path: name };
  }
}
