import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'
import { PropertyType } from '../estates/estate.ts'
import { Frequency } from '../estates/unit.ts'

/** A public listing of a unit. Rent, service charge and deposit are the unit's current ones. */
export const ListingDraft = z.object({
  headline: z.string().trim().min(5, 'Say what it is, like “3-bedroom flat with parking”').max(100),
  description: z.string().trim().max(2000, 'At most 2000 characters').optional(),
  agency_fee: Kobo.optional(),
  legal_fee: Kobo.optional(),
})
export type ListingDraft = z.infer<typeof ListingDraft>

export const ListingPhoto = z.object({
  id: Id,
  url: z.string(),
  small_url: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ListingPhoto = z.infer<typeof ListingPhoto>

/** What anybody may read: the location down to the local government area, never the address. */
export const PublicListing = z
  .object({
    slug: z.string(),
    headline: z.string(),
    description: z.string(),
    estate_name: z.string(),
    state: z.string(),
    lga: z.string(),
    property_type: PropertyType,
    bedrooms: z.int().nullable(),
    rent_amount: Kobo,
    frequency: Frequency,
    service_charge: Kobo,
    caution_deposit: Kobo,
    agency_fee: Kobo,
    legal_fee: Kobo,
    other_fees: z.array(z.object({ name: z.string(), amount: Kobo })).meta({
      description: 'Other fees charged by the estate at the start of a new lease',
    }),
    to_move_in: KoboSum,
    photos: z.array(ListingPhoto),
    published_at: Instant,
    verified_at: Instant.nullable().meta({
      description: 'When Gida verified who runs the estate; null if it did not',
    }),
  })
  .meta({ id: 'PublicListing' })
export type PublicListing = z.infer<typeof PublicListing>

/** The same listing for people who let the unit. */
export const Listing = PublicListing.extend({
  id: Id,
  unit_id: Id,
  estate_id: Id,
  url: z.string(),
  withdrawn_at: Instant.nullable(),
  is_shown: z
    .boolean()
    .meta({ description: 'Whether the listing is public: published, for a vacant unit in an active estate' }),
}).meta({ id: 'Listing' })
export type Listing = z.infer<typeof Listing>

export const ListingQuery = PageQuery.extend({
  state: z.string().max(40).optional(),
  lga: z.string().max(60).optional(),
  bedrooms: z.coerce.number().int().min(0).max(20).optional(),
  max_rent: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000_000)
    .optional()
    .meta({ description: 'Maximum rent per year, in kobo' }),
})
export type ListingQuery = z.infer<typeof ListingQuery>
