import { z } from 'zod'

export const DEFAULT_LIMIT = 20
export const MAX_LIMIT = 100

/** Query of every list. Deep pages are refused: people narrow a list instead. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
})
export type PageQuery = z.infer<typeof PageQuery>

export const SearchText = z.string().trim().max(100)

/** `created_at` ascending, `-created_at` descending. */
export function sortOf<const F extends string>(...fields: F[]) {
  return z.enum(fields.flatMap((field) => [field, `-${field}`]) as [F | `-${F}`, ...(F | `-${F}`)[]])
}

export const Pagination = z
  .object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    more: z
      .literal(true)
      .optional()
      .meta({ description: 'True if there are more than `total`: searches count up to 200' }),
  })
  .meta({ id: 'Pagination' })

/** Response form of every list except communication. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), pagination: Pagination })
}

/** Response form of communication lists. */
export function inboxPageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), ...Pagination.shape, unread_count: z.int() })
}

export type Page<T> = { data: T[]; pagination: z.infer<typeof Pagination> }

/** `more` if counting stopped at `total`. */
export function pagination(query: PageQuery, total: number, more = false): z.infer<typeof Pagination> {
  const { page, limit } = query
  return { page, limit, total, totalPages: Math.ceil(total / limit), ...(more && { more }) }
}
