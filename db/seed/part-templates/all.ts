import { body } from './body.ts';
import { bumpers } from './bumpers.ts';
import { chassisParts } from './chassis.ts';
import { driveParts } from './drive.ts';
import { engineParts } from './engine.ts';
import { equipmentParts } from './equipment.ts';
import { interiorParts } from './interior.ts';
import { lighting } from './lighting.ts';
import { mirrors } from './mirrors.ts';
import type { PartTemplate } from './part-template.ts';

export const partTemplates: readonly PartTemplate[] = [
  ...lighting,
  ...mirrors,
  ...bumpers,
  ...body,
  ...engineParts,
  ...driveParts,
  ...chassisParts,
  ...equipmentParts,
  ...interiorParts,
];
