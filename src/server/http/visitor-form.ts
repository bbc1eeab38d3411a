import type { z } from 'zod';
import type { ContactAnswer } from '#src/contracts/contact.ts';
import type { Sender } from '#src/server/contact.ts';
import { env } from '#src/server/env.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import { SENT_ID } from '#src/views/contact/SentNote.tsx';
import type { Markup } from '#src/views/render-view.ts';
import { accept, acceptJson } from './accept.ts';
import { limitBody } from './limit-body.ts';
import { type Call, refusal, type Routes, routes } from './routes.ts';
import { PAGE_HEADERS, readSitePage, replaceMarkup, siteUrlOf } from './site-page.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;
const typeOf = (c: Call): string => c.req.header('content-type') ?? '';
const isForm = (c: Call): boolean => FORM.test(typeOf(c));
/** The form was sent without a script; a script that sends files asks for JSON. */
const wantsPage = (c: Call): boolean => isForm(c) && !c.req.header('accept')?.includes('application/json');

export type RefusedForm = { values: Record<string, string>; answer: ContactAnswer };

type VisitorForm<Schema extends z.ZodType> = {
  path: string;
  /** The page that has the form. */
  page: string;
  accepts: Schema;
  bodyMax: number;
  tooLarge: string;
  /** The field that takes files, and the limit of a form that has some. */
  files?: { field: string; bodyMax: number; tooLarge: string };
  thanks: string;
  send: (c: Call, sender: Sender, input: z.output<Schema>, files: readonly File[]) => Promise<void>;
  /** The form as the build has rendered it, and as it comes back with what was refused. */
  render: (refused?: RefusedForm) => Markup;
};

/** Without a file chosen, browsers send an empty one. */
const isFile = (entry: FormDataEntryValue): entry is File => typeof entry !== 'string' && entry.size > 0;

async function readForm(c: Call) {
  const data = await c.req.formData().catch(() => {
    throw new Problem('bad_request', problemText.badForm);
  });
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { data, values: Object.fromEntries(texts) };
}

async function readSent<Schema extends z.ZodType>(c: Call, { accepts, files }: VisitorForm<Schema>) {
  if (!isForm(c)) return { input: await acceptJson(accepts, c), sent: [] };
  const { data, values } = await readForm(c);
  return { input: accept(accepts, values), sent: files ? data.getAll(files.field).filter(isFile) : [] };
}

/** The form as it was filled in, with the problems above it. */
async function refusedPage<Schema extends z.ZodType>(c: Call, form: VisitorForm<Schema>): Promise<Response> {
  const answer = (await c.res.json()) as ContactAnswer;
  const { values } = await readForm(c).catch(() => ({ values: {} }));
  const html = await readSitePage(siteUrlOf(c), form.page);
  return new Response(replaceMarkup(html, form.render(), form.render({ values, answer })), {
    status: c.res.status,
    headers: { ...PAGE_HEADERS, 'cache-control': 'no-store' },
  });
}

/** A call that accepts JSON from a script, and a form without a script. */
export function visitorForm<Schema extends z.ZodType>(form: VisitorForm<Schema>): Routes {
  const app = routes(problemText.notTaken);
  app.use(form.path, async (c: Call, next) => {
    await next();
    if (!wantsPage(c)) return;
    // The page shows its thanks at `#poslano`: without a script only the address can carry the result.
    const sent = { location: `${form.page}?poslano=1#${SENT_ID}` };
    c.res = c.res.ok ? new Response(null, { status: 303, headers: sent }) : await refusedPage(c, form);
  });
  const plain = limitBody(form.bodyMax, form.tooLarge);
  const withFiles = form.files ? limitBody(form.files.bodyMax, form.files.tooLarge) : plain;
  app.use(form.path, (c: Call, next) => (/^multipart\//i.test(typeOf(c)) ? withFiles : plain)(c, next));
  app.post(form.path, async (c) => {
    const { input, sent } = await readSent(c, form);
    const later: Promise<unknown>[] = [];
    const sender = {
      address: c.env.callerAddress ?? '',
      siteUrl: env().SITE_URL ?? siteUrlOf(c),
      later: c.env.waitUntil ?? ((work: Promise<unknown>) => later.push(work)),
    };
    await form.send(c, sender, input, sent);
    await Promise.all(later);
    c.header('cache-control', 'no-store');
    return c.json<ContactAnswer>({ success: true, message: form.thanks });
  });
  app.all(form.path, (c) => {
    c.header('allow', 'POST');
    return c.json(refusal(problemText.badRequest, 'bad_request'), 405);
  });
  return app;
}
