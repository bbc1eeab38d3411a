import { makeTemplate } from '../e2e/shop-template.ts';
import { fillWithPart } from '../e2e/demo-part.ts';

export default function setup() {
  return makeTemplate((dataFolder) => fillWithPart(dataFolder, 'small'));
}
