import type { ListingQuery } from '@gida/contract/domains/applications/listing'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { isOnIn } from '../../../platform/features/features.ts'
import type { EstateFee } from './other-fees.ts'

type Photo = { id: string; width: number; height: number }

/** Listings with their unit and its place. */
const listings = (tx: Tx) =>
  tx
    .selectFrom('listing')
    .innerJoin('unit', 'unit.id', 'listing.unit_id')
    .innerJoin('property', 'property.id', 'unit.property_id')
    .innerJoin('estate', 'estate.id', 'listing.estate_id')
    .selectAll('listing')
    .select([
      'unit.name as unit_name',
      'unit.bedrooms',
      'unit.rent_amount',
      'unit.frequency',
      'unit.service_charge',
      'unit.caution_deposit',
      'unit.landlord_id',
      'property.property_type',
      'estate.name as estate_name',
      'estate.state',
      'estate.lga',
    ])
    .select(SHOWN.as('is_shown'))
    .select(sql<Date | null>`app.verified_since(listing.estate_id)`.as('verified_at'))
    .select(
      sql<Photo[]>`(
        select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height)
          order by p.created_at, p.id), '[]')
        from listing_photo p where p.listing_id = listing.id)`.as('photos'),
    )
    .select(
      sql<EstateFee[]>`(
        select coalesce(json_agg(json_build_object('name', f.name, 'transaction_type', f.transaction_type,
          'amount', f.amount, 'basis_points', f.basis_points) order by f.created_at, f.id), '[]')
        from estate_fee f where f.estate_id = listing.estate_id and f.active)`.as('estate_fees'),
    )
export type ListingRow = Awaited<ReturnType<typeof getListingOfUnit>>

/**
 * SQL: publicly visible: published, vacant, not archived, in an active estate with listings switched on. The only definition, used
 * by list, page and form.
 */
const SHOWN = sql<boolean>`(listing.withdrawn_at is null and unit.status = 'VACANT' and unit.archived_at is null and estate.status = 'ACTIVE'
  and app.suspended_since(estate.id) is null and ${isOnIn('public_homes', sql`estate.id`)})`

/** The listing of a unit the actor can see; null if it was never published. */
export async function findListingOfUnit(tx: Tx, unit_id: string): Promise<ListingRow | null> {
  orNotFound(await tx.selectFrom('unit').select('id').where('id', '=', unit_id).executeTakeFirst())
  return (await listings(tx).where('listing.unit_id', '=', unit_id).executeTakeFirst()) ?? null
}

export async function getListingOfUnit(tx: Tx, unit_id: string) {
  return orNotFound(await listings(tx).where('listing.unit_id', '=', unit_id).executeTakeFirst())
}

/** A listing by its public name, visible or not; 404 if it does not exist. */
export async function getListingBySlug(tx: Tx, slug: string): Promise<ListingRow> {
  return orNotFound(await listings(tx).where('listing.slug', '=', slug).executeTakeFirst())
}

/** A publicly visible listing; 404 otherwise. */
export async function getShownListing(tx: Tx, slug: string): Promise<ListingRow> {
  return orNotFound(await listings(tx).where('listing.slug', '=', slug).where(SHOWN).executeTakeFirst())
}

const yearlyRent = sql<number>`app.yearly_rent(unit.rent_amount, unit.frequency)`

/** Newest first. */
export async function listShown(tx: Tx, query: ListingQuery): Promise<{ rows: ListingRow[]; total: number }> {
  let wanted = listings(tx).where(SHOWN)
  if (query.state) wanted = wanted.where('estate.state', '=', query.state)
  if (query.lga) wanted = wanted.where('estate.lga', '=', query.lga)
  if (query.bedrooms !== undefined) wanted = wanted.where('unit.bedrooms', '>=', query.bedrooms)
  if (query.max_rent !== undefined) wanted = wanted.where(yearlyRent, '<=', query.max_rent)
  return readPage(wanted.orderBy('listing.published_at', 'desc').orderBy('listing.id', 'desc'), query)
}

/** The states with visible listings, by name. */
export async function statesShown(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('listing')
    .innerJoin('unit', 'unit.id', 'listing.unit_id')
    .innerJoin('estate', 'estate.id', 'listing.estate_id')
    .select('estate.state')
    .distinct()
    .where(SHOWN)
    .orderBy('estate.state')
    .execute()
  return rows.map((row) => row.state)
}

/** Whether a photo is public: as long as its listing is. */
export async function isPhotoShown(tx: Tx, id: string): Promise<boolean> {
  return exists(
    tx
      .selectFrom('listing_photo as photo')
      .innerJoin('listing', 'listing.id', 'photo.listing_id')
      .innerJoin('unit', 'unit.id', 'listing.unit_id')
      .innerJoin('estate', 'estate.id', 'listing.estate_id')
      .select('photo.id')
      .where('photo.id', '=', id)
      .where(SHOWN),
  )
}
