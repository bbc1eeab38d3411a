/** Loads the map when its button is clicked (DECISIONS U29). */
export function mount(section: HTMLElement): void {
  const button = section.querySelector<HTMLButtonElement>('[data-map]');
  button?.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = button.dataset['map'] ?? '';
    frame.title = button.dataset['mapTitle'] ?? '';
    frame.className = 'block h-96 w-full border-t border-line';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    section.append(frame);
    button.remove();
    frame.focus();
  });
}
