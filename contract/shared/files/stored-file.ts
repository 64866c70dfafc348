import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'

/** A stored file after cleaning; images have dimensions. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  content_type: z.string(),
  size: z.int().meta({ description: 'Size in bytes' }),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

/** A file attached to a record. */
export const AddedFile = StoredFile.extend({ uploader_name: z.string(), created_at: Instant })

/** Variant of the file: images also have a small preview. */
export const FileSize = z.object({ size: z.enum(['full', 'preview']).default('full') })
