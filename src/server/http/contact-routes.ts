import { bodyLimit } from 'hono/body-limit';
import { type ContactAnswer, contactInput } from '#src/contracts/contact.ts';
import { CONTACT_FIELDS } from '#src/domain/contact.ts';
import { CONTACT_BODY_BYTES_MAX } from '#src/domain/limits.ts';
import { sendContactMessage } from '#src/server/contact.ts';
import { Problem } from '#src/server/problem.ts';
import { contactText } from '#src/strings/contact.ts';
import { problemText } from '#src/strings/problems.ts';
import { ContactPlace } from '#src/views/contact/ContactPlace.tsx';
import { drawIsland } from '#src/views/draw.ts';
import { accept, acceptJson } from './accept.ts';
import { type Call, type Routes, routes } from './routes.ts';
import { PAGE_HEADERS, readPage, replaceDrawing, siteUrlOf } from './site-page.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;
const SENT_PAGE = { location: '/kontakt?poslano=1#poslano' };
/** The form was sent without a script. */
const isForm = (c: Call): boolean => FORM.test(c.req.header('content-type') ?? '');

async function formFields(c: Call): Promise<Record<string, string>> {
  const body = await c.req.parseBody().catch(() => {
    throw new Problem('bad_request', problemText.badForm);
  });
  return Object.fromEntries(Object.entries(body).filter((entry) => typeof entry[1] === 'string')) as Record<
    string,
    string
  >;
}

/** The form as it was filled in, with the problems above it. */
async function refusedPage(c: Call): Promise<Response> {
  const answer = (await c.res.json()) as ContactAnswer;
  const faults = answer.fields ?? {};
  const sent = await formFields(c).catch((): Record<string, string> => ({}));
  const refused = {
    values: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, sent[field] ?? ''])),
    problem: answer.fields ? contactText['errors.heading'] : answer.message,
    faults,
  };
  const html = await readPage(siteUrlOf(c), '/kontakt');
  const page = replaceDrawing(html, drawIsland(ContactPlace, {}), drawIsland(ContactPlace, { refused }));
  return new Response(page, {
    status: c.res.status,
    headers: { ...PAGE_HEADERS, 'cache-control': 'no-store' },
  });
}

/** `POST /api/contact` (SPEC §7): JSON from the script, a form without it. */
export function contactRoutes(): Routes {
  const app = routes();
  app.use('/api/contact', async (c: Call, next) => {
    await next();
    if (!isForm(c)) return;
    // The page shows its thanks at `#poslano`: without a script only the address can carry the result.
    c.res = c.res.ok ? new Response(null, { status: 303, headers: SENT_PAGE }) : await refusedPage(c);
  });
  const tooLarge = () => {
    throw new Problem('too_large', contactText['fault.poruka.length']);
  };
  app.use('/api/contact', bodyLimit({ maxSize: CONTACT_BODY_BYTES_MAX, onError: tooLarge }));
  app.post('/api/contact', async (c: Call) => {
    const input = isForm(c) ? accept(contactInput, await formFields(c)) : await acceptJson(contactInput, c);
    const later: Promise<unknown>[] = [];
    await sendContactMessage(
      c.var.db,
      {
        address: c.env.callerAddress ?? '',
        later: c.env.waitUntil ?? ((work) => later.push(work)),
      },
      input,
    );
    await Promise.all(later);
    const answer: ContactAnswer = { success: true, message: contactText.sent };
    c.header('cache-control', 'no-store');
    return c.json(answer);
  });
  app.all('/api/contact', (c) => {
    c.header('allow', 'POST');
    return c.json({ success: false, message: problemText.badRequest, error: problemText.badRequest }, 405);
  });
  return app;
}
