import type { z } from 'zod';
import { idempotencyKey, idField } from '#src/contracts/admin/fields.ts';
import { isStorable } from '#src/domain/text/storable-text.ts';
import { Problem } from '#src/server/problem.ts';
import { problemText } from '#src/strings/problems.ts';
import type { Call } from './routes.ts';

const inGeneral = { error: () => problemText.badRequest };

/** No form has more fields or longer paths. */
const FIELDS_MAX = 100;
const PATH_CHARACTERS_MAX = 200;

/** Fields of an input whose text no database can store, by their paths. */
function unstorableFields(input: unknown): string[] {
  const found: string[] = [];
  // A list instead of a recursion: a body may be nested as deep as it is long.
  const open: [path: string, value: unknown][] = [['', input]];
  for (let next = open.pop(); next && found.length < FIELDS_MAX; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) open.push([path ? `${path}.${key}` : key, inner]);
  }
  return found;
}

/**
 * Input that is a single value, like a part of an address, has no field to name. A path that no form has is not one
 * either: V8 gives all strings of more than 16,383 characters and equal length the same hash, so thousands of such
 * keys would take minutes.
 */
function refusal(faults: readonly (readonly [path: string, message: string])[]): Problem {
  const fields: Record<string, string> = {};
  for (const [path, message] of faults.slice(0, FIELDS_MAX))
    if (path !== '' && path.length <= PATH_CHARACTERS_MAX) fields[path] ??= message;
  const message = faults[0]?.[1] ?? problemText.badRequest;
  return new Problem('bad_request', message, Object.keys(fields).length > 0 ? fields : undefined);
}

/**
 * Checks input against a contract; the answer contains the first message of every field. A rule of a contract that
 * has no message of its own gets a general one.
 */
export function accept<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const unstorable = unstorableFields(input);
  if (unstorable.length > 0) throw refusal(unstorable.map((path) => [path, problemText.badText]));
  const result = schema.safeParse(input, inGeneral);
  if (result.success) return result.data;
  throw refusal(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** The body of a request, checked like `accept`. @throws Problem `bad_request` */
export async function acceptJson<Schema extends z.ZodType>(
  schema: Schema,
  c: Call,
): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    // A body that is not JSON is an error of the caller.
    throw new Problem('bad_request', problemText.badJson);
  }
  return accept(schema, body);
}

/** The `:id` segment of the address. */
export const idOf = (c: Call): number => accept(idField, c.req.param('id'));

/** The key of a form: a repeated request with the same key finds what the first one did. */
export const requestKeyOf = (c: Call): string | undefined =>
  accept(idempotencyKey, c.req.header('idempotency-key'));
