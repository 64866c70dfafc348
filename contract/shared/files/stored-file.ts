import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'

/** A file as it is kept: cleaned, and of a picture with its measures. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  content_type: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

/** One that somebody added to a thing. */
export const AddedFile = StoredFile.extend({ uploader_name: z.string(), created_at: Instant })

/** Which of it is read: a picture has a small preview too. */
export const FileSize = z.object({ size: z.enum(['full', 'preview']).default('full') })
