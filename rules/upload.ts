export const UPLOAD_MESSAGES = {
  noFile: 'No file selected',
  fileTypeInvalid: 'Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.',
  fileTooLarge: 'File size must be less than 10MB',
  tooManyPixels: 'The image has too many pixels: at most 25 million are allowed, width × height × frames',
  tooManyFrames: 'The animation has more than 500 frames',
  imageUnreadable: 'The image cannot be read',
} as const;

export type UploadMessageKey = keyof typeof UPLOAD_MESSAGES;

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
