import { z } from 'zod'
import { StoredFile } from '../../shared/files/stored-file.ts'

export const AttachmentKind = z.enum(['PICTURE', 'PDF', 'AUDIO'])

/** A stored file of a message. */
export const Attachment = StoredFile.extend({
  kind: AttachmentKind,
  seconds: z
    .int()
    .nullable()
    .meta({ description: 'Length of a voice note, in seconds; null for other files' }),
}).meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof Attachment>
