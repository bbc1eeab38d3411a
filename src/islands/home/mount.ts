import { setNeedle } from '#src/islands/paint/needles.ts';
import { type Chosen, connectVehicleFields } from '#src/islands/vehicle/vehicle-fields.ts';
import { prepareVehiclePage } from '#src/stores/hand-over.ts';
import { chooseVehicle } from '#src/stores/vehicles.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';

/**
 * The hero's vehicle form takes over the prerendered selects without rendering them again: an open native list must
 * not change under the finger. Three selects do not need a framework.
 */
export function mount(element: HTMLElement): void {
  const form = element.querySelector('form');
  const [brand, model, year] = element.querySelectorAll('select');
  const button = form?.querySelector<HTMLButtonElement>('button[data-go]');
  const words = button?.querySelector('[data-go-text]');
  const remember = element.querySelector<HTMLInputElement>('[data-remember]');
  const message = element.querySelector<HTMLElement>('[data-picker-message]');
  const scale = element.closest('section')?.querySelector<HTMLElement>('[data-year-scale]');
  if (!form || !brand || !model || !year || !button || !words || !message) return;
  form.dataset['touched'] = '';
  let chosen: Chosen | undefined;

  let asking = new AbortController();
  const prepare = ({ parts: _, ...vehicle }: Chosen) => {
    asking = new AbortController();
    void prepareVehiclePage(vehicle, asking.signal);
  };

  const show = (choice: Chosen | undefined) => {
    chosen = choice;
    asking.abort();
    if (choice) prepare(choice);
    button.disabled = !choice;
    words.textContent = choice ? text.showParts(choice.parts) : text.show;
    if (scale) setNeedle(scale, choice?.year);
  };
  const tell = (failed: boolean) => {
    message.hidden = !failed;
    message.textContent = failed ? text.failed : '';
  };

  // The page script does the navigation, since a form with a saved vehicle can be submitted without this file.
  form.addEventListener('submit', () => {
    if (!chosen || !remember?.checked) return;
    const { parts: _, ...vehicle } = chosen;
    chooseVehicle(vehicle);
  });
  void connectVehicleFields({ brand, model, year }, { onChange: show, onFailure: tell });
}
