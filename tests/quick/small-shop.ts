import { makeTemplate } from '../e2e/shop-template.ts';
import { fillSmallCatalogue } from '../e2e/small-catalogue.ts';

export default function setup() {
  return makeTemplate(fillSmallCatalogue);
}
