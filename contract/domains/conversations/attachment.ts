import { z } from 'zod'
import { StoredFile } from '../../shared/files/stored-file.ts'

export const AttachmentKind = z.enum(['PICTURE', 'PDF', 'AUDIO'])

/** A stored file of a message. */
export const Attachment = StoredFile.extend({
  kind: AttachmentKind,
  seconds: z.int().nullable().meta({ description: 'Of a voice note' }),
}).meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof Attachment>
