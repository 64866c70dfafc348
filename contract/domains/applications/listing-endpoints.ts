import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { Listing, ListingDraft, ListingQuery, PublicListing } from './listing.ts'
import { MOST_PHOTO_BYTES } from './rules.ts'

export const SlugParams = z.object({ slug: z.string().max(120) })

/** Public listings of homes. */
export const listings = {
  publishListing: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/listing',
    summary: 'Publish or update the listing of a vacant unit',
    access: 'properties_write',
    params: paramsOf('unit'),
    body: ListingDraft,
    answer: Listing,
    errors: ['ILLEGAL_STATE'],
  }),
  getUnitListing: endpoint({
    method: 'GET',
    path: '/onboarding/units/{id}/listing',
    summary: 'Retrieve the listing of a unit; null if it was never published',
    access: 'properties_read',
    params: paramsOf('unit'),
    answer: z.object({ listing: Listing.nullable() }),
  }),
  withdrawListing: endpoint({
    method: 'DELETE',
    path: '/onboarding/units/{id}/listing',
    summary: 'Withdraw a listing. Idempotent',
    access: 'properties_write',
    params: paramsOf('unit'),
    answer: null,
  }),
  addListingPhoto: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/listing/photos',
    summary:
      'Add a photo to a listing. It is resized and its location metadata is removed; the same photo is stored once',
    access: 'properties_write',
    params: paramsOf('unit'),
    upload: { field: 'photo', most_bytes: MOST_PHOTO_BYTES, types: ['jpeg', 'png', 'webp'] },
    answer: Listing,
    status: 201,
    errors: ['PAYLOAD_TOO_LARGE', 'PHOTO_UNREADABLE', 'ILLEGAL_STATE'],
  }),
  getListingPhoto: endpoint({
    method: 'GET',
    path: '/onboarding/listing-photos/{id}',
    summary:
      'Download a small version of a listing photo, for those who let the unit, even while the listing is not public',
    access: 'properties_read',
    params: paramsOf('listing_photo'),
    answer: 'file',
    files: ['webp'],
  }),
  removeListingPhoto: endpoint({
    method: 'DELETE',
    path: '/onboarding/listing-photos/{id}',
    summary: 'Remove a photo from a listing',
    access: 'properties_write',
    params: paramsOf('listing_photo'),
    answer: null,
  }),
  listListings: endpoint({
    method: 'GET',
    path: '/listings',
    summary: 'List public listings of homes to let',
    access: 'public',
    query: ListingQuery,
    answer: pageOf(PublicListing),
  }),
  getListing: endpoint({
    method: 'GET',
    path: '/listings/{slug}',
    summary: 'Retrieve a public listing',
    access: 'public',
    params: SlugParams,
    answer: PublicListing,
  }),
}
