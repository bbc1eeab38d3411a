import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type BuiltFunctions, readBuiltFunctions } from './built-functions.ts';
import {
  askNetlify,
  type Deploy,
  DeployFailed,
  type NetlifyAccess,
  readDeploy,
  type NetlifyCaller,
  waitMs,
} from './deploy-api.ts';
import { sha1, SiteDigests } from './site-digests.ts';

export type SiteToDeploy = {
  /** The built pages. */
  site: string;
  /** Bundled functions with their `manifest.json`. */
  functions: string;
  /** Its headers and redirects apply to the site. */
  netlifyToml: string;
};

type DeployReport = { id: string; files: number; uploaded: number; uploadedFunctions: number };

const UPLOADS_AT_ONCE = 5;
/** More files than this are compared after the answer, as Netlify's own client does. */
const COMPARED_AT_ONCE = 100;
/** Short at first, as most deploys are small; then long enough that a long deploy stays within 500 calls a minute. */
const POLL_FIRST_MS = 200;
const POLL_LAST_MS = 2000;
const POLLS_MAX = 600;
const CONFIG_FILE = '/netlify.toml';

const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Polls until the deploy has reached one of `states`. @throws DeployFailed */
async function waitUntil(states: readonly string[], deploy: Deploy, caller: NetlifyCaller): Promise<Deploy> {
  let now = deploy;
  for (let poll = 0; !states.includes(now.state); poll++) {
    if (now.state === 'error')
      throw new DeployFailed(`Netlify refused the deploy: ${now.error_message ?? ''}`);
    if (poll === POLLS_MAX) throw new DeployFailed(`the deploy stayed ${now.state}`);
    await caller.wait(Math.min(POLL_FIRST_MS * 1.5 ** poll, POLL_LAST_MS));
    now = readDeploy(await askNetlify(caller, 'GET', `/deploys/${deploy.id}`));
  }
  return now;
}

/**
 * Puts a built site live by Netlify's deploy API: lists every file by its digest and uploads only what the service
 * lacks. Until everything is there visitors see the previous deploy; a failed one never goes live.
 * https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#file-digest-method
 *
 * @throws DeployFailed
 */
export async function deploySite(
  access: NetlifyAccess,
  { site, functions: functionsFolder, netlifyToml }: SiteToDeploy,
  digests = new SiteDigests(),
  wait = waitMs,
): Promise<DeployReport> {
  const caller = { access, wait };
  const functions = await readBuiltFunctions(functionsFolder);
  const config = await readFile(netlifyToml);
  const files = (await digests.read(site)).set(CONFIG_FILE, sha1(config));
  const request = {
    files: Object.fromEntries(files),
    functions: Object.fromEntries(functions.list.map(({ name, digest }) => [name, digest])),
    functions_config: functions.config,
    async: files.size > COMPARED_AT_ONCE,
  };
  const path = `/sites/${encodeURIComponent(access.siteId)}/deploys`;
  const begun = readDeploy(await askNetlify(caller, 'POST', path, { json: request }));
  try {
    const compared = ['prepared', 'uploading', 'uploaded', 'processing', 'ready'];
    const wanted = await waitUntil(compared, begun, caller);
    const readBytes = (file: string) => (file === CONFIG_FILE ? config : readFile(join(site, file)));
    const uploaded = await uploadFiles(wanted, files, readBytes, caller);
    const uploadedFunctions = await uploadFunctions(wanted, functions, caller);
    await waitUntil(['ready'], { ...wanted, state: 'uploading' }, caller);
    return { id: begun.id, files: files.size, uploaded, uploadedFunctions };
  } catch (error) {
    // It can never go live. Once cancelled, the owner's list does not show it as still in progress.
    await askNetlify(caller, 'POST', `/deploys/${begun.id}/cancel`).catch(() => undefined);
    throw error;
  }
}

async function uploadFiles(
  { id, required }: Deploy,
  files: ReadonlyMap<string, string>,
  readBytes: (file: string) => Promise<Buffer> | Buffer,
  caller: NetlifyCaller,
): Promise<number> {
  const wanted = new Set(required);
  // Of files with equal bytes one upload is enough.
  const byDigest = new Map([...files].map(([path, digest]) => [digest, path] as const));
  const uploads = [...byDigest].filter(([digest]) => wanted.has(digest));
  await pLimit(UPLOADS_AT_ONCE).map(uploads, async ([digest, path]) => {
    const bytes = new Uint8Array(await readBytes(path));
    if (sha1(bytes) !== digest) throw new DeployFailed(`${path} was replaced while it was being deployed`);
    await askNetlify(caller, 'PUT', `/deploys/${id}/files${addressOf(path)}`, { bytes });
  });
  return uploads.length;
}

async function uploadFunctions(
  { id, required_functions }: Deploy,
  functions: BuiltFunctions,
  caller: NetlifyCaller,
): Promise<number> {
  const wanted = new Set(required_functions);
  const uploads = functions.list.filter(({ digest }) => wanted.has(digest));
  for (const { name, file, query } of uploads) {
    const bytes = new Uint8Array(await readFile(file));
    const path = `/deploys/${id}/functions/${encodeURIComponent(name)}?${query}`;
    await askNetlify(caller, 'PUT', path, { bytes });
  }
  return uploads.length;
}
