import { z } from 'zod';
import { LOGIN_FIELD_CHARACTERS_MAX } from '#src/domain/limits/admin.ts';
import { sessionText } from '#src/strings/admin-session.ts';

const field = (missing: string) =>
  z.string(missing).min(1, missing).max(LOGIN_FIELD_CHARACTERS_MAX, sessionText.tooLong);

/** `POST /api/admin/login` (SPEC §5: both required). */
export const loginInput = z.object(
  {
    username: z.string(sessionText.usernameMissing).trim().pipe(field(sessionText.usernameMissing)),
    // Not trimmed: spaces at either end may belong to a password.
    password: field(sessionText.passwordMissing),
    /** The owner marks the device as their own. */
    isOwn: z.boolean().optional(),
  },
  sessionText.usernameMissing,
);
