import { productText as text } from '#src/strings/product.ts';

const STEPS = [
  [text['steps.1.title'], text['steps.1.text']],
  [text['steps.2.title'], text['steps.2.text']],
  [text['steps.3.title'], text['steps.3.text']],
] as const;

export const OrderSteps = () => (
  <section aria-labelledby="kako-naruciti">
    <h2 id="kako-naruciti" className="t-sm">
      {text['steps.heading']}
    </h2>
    <ol className="steps">
      {STEPS.map(([title, explanation]) => (
        <li key={title}>
          <p>
            <b>{title}</b> {explanation}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
