import { IMAGE_PIXELS_MAX, IMAGE_UPLOAD_BYTES_MAX } from '#src/domain/limits/pictures.ts';
import { productFaultText } from './product-rules.ts';

const megabytes = String(IMAGE_UPLOAD_BYTES_MAX / 1024 / 1024).replace('.', ',');

/** Why a picture was refused. */
export const imageProblemText = {
  wrongType: productFaultText['images.type'],
  damaged: 'Slika je oštećena i ne može se otvoriti. Pokušajte s drugom.',
  tooLarge: `Slika je prevelika: najviše ${megabytes} MB. Smanjite je pa pokušajte ponovo.`,
  tooManyPixels: `Slika ima previše piksela: najviše ${IMAGE_PIXELS_MAX / 1_000_000} miliona. Smanjite je pa pokušajte ponovo.`,
} as const;
