import { deliveryTime } from '#src/strings/delivery.ts';
import { productText as text } from '#src/strings/product.ts';

const steps = () =>
  [
    [text['steps.1.title'], text['steps.1.text']],
    [text['steps.2.title'], text['steps.2.text']],
    [text['steps.3.title'], text['steps.3.text'](deliveryTime())],
  ] as const;

export const OrderSteps = () => (
  <section aria-labelledby="kako-naruciti">
    <h2 id="kako-naruciti" className="t-sm">
      {text['steps.heading']}
    </h2>
    <ol className="steps">
      {steps().map(([title, explanation]) => (
        <li key={title}>
          <p>
            <b>{title}</b> {explanation}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
