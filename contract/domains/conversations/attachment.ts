import { z } from 'zod'
import { Id } from '../../shared/ids.ts'

export const AttachmentKind = z.enum(['PICTURE', 'PDF', 'AUDIO'])

/** A file of a message, as it is kept. */
export const Attachment = z
  .object({
    id: Id,
    kind: AttachmentKind,
    name: z.string(),
    content_type: z.string(),
    size: z.int().meta({ description: 'Bytes' }),
    width: z.int().nullable(),
    height: z.int().nullable(),
    seconds: z.int().nullable().meta({ description: 'Of a voice note' }),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof Attachment>
