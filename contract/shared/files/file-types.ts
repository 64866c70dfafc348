/** Content types of files that calls accept and return. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  jsonl: 'application/jsonl',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  zip: 'application/zip',
  bytes: 'application/octet-stream',
} as const
export type FileType = keyof typeof FILE_TYPES
