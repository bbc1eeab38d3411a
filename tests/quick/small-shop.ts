import { makeTemplate } from '../e2e/setup/shop-template.ts';
import { fillWithPart } from '../e2e/setup/demo-part.ts';

export default function setup() {
  return makeTemplate((dataFolder) => fillWithPart(dataFolder, 'small'));
}
