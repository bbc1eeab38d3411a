/** Attributes instead of styles: the content security policy allows no `style`. */
export function svg(name: string, attributes: Record<string, string>, children: Node[] = []): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
