/** What is missing, in a sentence that says what to do; undefined where nothing is. */
export type Finding = { about: string; missing?: string | undefined };

const SLOW_DATABASE_MS = 60;
const ANSWER_MS = 15_000;

type Health = {
  database: string;
  databaseMs?: number;
  catalogueVersion?: number | null;
  publishedVersion?: number | null;
  publish?: string | null;
};

const ask = (site: string, path: string) =>
  fetch(new URL(path, site), { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });

const healthMissing = (status: number, health: Health | undefined): string | undefined => {
  if (!health)
    return `/api/health answers ${status}: the functions are not deployed. Look at the deploy's log.`;
  if (status === 503)
    return 'The functions do not reach the database: DATABASE_URL lacks the scope Functions, or is wrong.';
  if (health.database === 'embedded')
    return 'The functions run on an embedded database: DATABASE_URL is not set.';
  if ((health.databaseMs ?? 0) > SLOW_DATABASE_MS)
    return `The database takes ${health.databaseMs} ms to answer: it and the functions are in different regions.`;
  return undefined;
};

const publishMissing = ({ publish, catalogueVersion, publishedVersion }: Health): string | undefined => {
  if (publish === 'failed') return 'The last publish failed: the panel’s bar says why.';
  if (publish === 'requested' && catalogueVersion !== publishedVersion)
    return 'Edits wait and nothing builds them: BUILD_HOOK_URL is missing, or was set after the last deploy.';
  return undefined;
};

const pageMissing = (site: string, answer: Response, html: string): string | undefined => {
  if (answer.status !== 200) return `The home page answers ${answer.status}.`;
  if (answer.headers.get('x-robots-tag')?.includes('noindex'))
    return 'Search engines are kept out: this is a preview, or SHOP_PREVIEW is set in production.';
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  if (!URL.canParse(canonical) || new URL(canonical).origin !== new URL(site).origin)
    return `The canonical address of pages is ${canonical || 'missing'}: set SITE_URL to ${new URL(site).origin} and deploy again.`;
  return undefined;
};

async function pictureMissing(site: string, html: string): Promise<string | undefined> {
  const picture = /\/slike\/\w+\/\d+\.\w+/.exec(html)?.[0];
  if (!picture) return 'The home page shows no picture.';
  const { status } = await ask(site, picture);
  return status === 200
    ? undefined
    : `${picture} answers ${status}: neither the store of pictures nor the site has it. Deploy again or restore a backup.`;
}

/** Checks the site as its visitors see it. */
export async function findingsOfSite(site: string): Promise<Finding[]> {
  const findings: Finding[] = [
    {
      about: 'address',
      missing: site.startsWith('https://')
        ? undefined
        : 'The address is not https: logins would be sent unencrypted.',
    },
  ];
  try {
    const page = await ask(site, '/');
    const html = await page.text();
    findings.push({ about: 'pages', missing: pageMissing(site, page, html) });
    findings.push({ about: 'pictures', missing: await pictureMissing(site, html) });
    const answer = await ask(site, '/api/health');
    const health = (await answer.json().catch(() => undefined)) as Health | undefined;
    findings.push({ about: 'functions and database', missing: healthMissing(answer.status, health) });
    if (health) findings.push({ about: 'publishing', missing: publishMissing(health) });
  } catch (error) {
    findings.push({ about: 'pages', missing: `${site} does not answer: ${(error as Error).message}` });
  }
  return findings;
}
