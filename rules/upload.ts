export const IMAGE_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;

export type ImageType = keyof typeof IMAGE_TYPES;

export function isImageType(mime: string | undefined): mime is ImageType {
  return mime !== undefined && mime in IMAGE_TYPES;
}
