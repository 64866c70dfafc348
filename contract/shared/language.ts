import { z } from 'zod'

/** Languages in which people are written to: English, Nigerian Pidgin. By their codes in BCP 47. */
export const Language = z.enum(['en', 'pcm'])
export type Language = z.infer<typeof Language>
