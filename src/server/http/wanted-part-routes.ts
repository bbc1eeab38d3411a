import { wantedInput } from '#src/contracts/wanted-part.ts';
import { CONTACT_BODY_BYTES_MAX } from '#src/domain/limits/visitors.ts';
import { WANTED_PAGE } from '#src/domain/contact/wanted-part.ts';
import { keepWantedPart } from '#src/server/wanted-parts.ts';
import { problemText } from '#src/strings/problems.ts';
import { wantedText } from '#src/strings/wanted-part.ts';
import { renderView } from '#src/views/render-view.ts';
import { WantedForm } from '#src/views/wanted/WantedForm.tsx';
import type { Routes } from './routes.ts';
import { visitorForm } from './visitor-form.ts';

/** `POST /api/wanted-parts`. */
export const wantedPartRoutes = (): Routes =>
  visitorForm({
    path: '/api/wanted-parts',
    page: WANTED_PAGE,
    accepts: wantedInput,
    bodyMax: CONTACT_BODY_BYTES_MAX,
    tooLarge: problemText.badForm,
    thanks: wantedText.sent,
    send: (c, sender, input) => keepWantedPart(c.var.db, sender, input),
    render: (refused) =>
      renderView(
        WantedForm,
        refused
          ? {
              values: refused.values,
              problem: refused.answer.fields ? wantedText['errors.heading'] : refused.answer.message,
              faults: refused.answer.fields ?? {},
            }
          : {},
      ),
  });
