import { z } from 'zod'

/** The provider's responses, parsed leniently: unknown keys, numbers as text and missing times are normal. */
export const kobo = z.coerce.number().int().min(0)
export const instant = z.coerce.date()

export const Opened = z.object({
  authorization_url: z.url({ protocol: /^https?$/ }),
  access_code: z.string(),
  reference: z.string().nullish(),
})

/** `active` may be true or 1; a missing value counts as active. */
export const Banks = z.array(
  z
    .object({
      id: z.coerce.string(),
      code: z.string(),
      name: z.string(),
      active: z.unknown(),
      is_deleted: z.unknown(),
    })
    .partial({ id: true, active: true, is_deleted: true })
    .transform(({ id, code, name, active, is_deleted }) => ({
      id: id ?? null,
      code,
      name,
      is_open: active !== false && active !== 0 && !is_deleted,
    })),
)

export const Account = z.object({
  account_name: z.string().trim().min(1),
  account_number: z.string().nullish(),
})

export const Subaccount = z.object({
  id: z.coerce.string(),
  subaccount_code: z.string(),
  account_number: z.string().nullish(),
})

export const Customer = z.object({ customer_code: z.string() })

export const VirtualAccount = z
  .object({
    id: z.coerce.string(),
    account_number: z.string(),
    account_name: z.string(),
    bank: z.object({ name: z.string() }),
    active: z.unknown(),
  })
  .transform(({ bank, active, ...account }) => ({
    ...account,
    bank_name: bank.name,
    active: active === true || active === 1,
  }))
