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
    summary: 'Publish a listing of a vacant unit, or change it',
    access: 'properties_write',
    params: paramsOf('unit'),
    body: ListingDraft,
    answer: Listing,
    errors: ['ILLEGAL_STATE'],
  }),
  getUnitListing: endpoint({
    method: 'GET',
    path: '/onboarding/units/{id}/listing',
    summary: 'What is said of a unit in public; null where it was never published',
    access: 'properties_read',
    params: paramsOf('unit'),
    answer: z.object({ listing: Listing.nullable() }),
  }),
  withdrawListing: endpoint({
    method: 'DELETE',
    path: '/onboarding/units/{id}/listing',
    summary: 'Withdraw a listing; idempotent',
    access: 'properties_write',
    params: paramsOf('unit'),
    answer: null,
  }),
  addListingPhoto: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/listing/photos',
    summary:
      'A photo of a listing: resized, and without the location that cameras write into it. Sent again it is the same photo',
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
    summary: 'A small picture of it for who lets the unit, also while the public is shown none',
    access: 'properties_read',
    params: paramsOf('listing_photo'),
    answer: 'file',
    files: ['webp'],
  }),
  removeListingPhoto: endpoint({
    method: 'DELETE',
    path: '/onboarding/listing-photos/{id}',
    summary: 'Take a photo away',
    access: 'properties_write',
    params: paramsOf('listing_photo'),
    answer: null,
  }),
  listListings: endpoint({
    method: 'GET',
    path: '/listings',
    summary: 'Homes to let',
    access: 'public',
    query: ListingQuery,
    answer: pageOf(PublicListing),
  }),
  getListing: endpoint({
    method: 'GET',
    path: '/listings/{slug}',
    summary: 'One public listing',
    access: 'public',
    params: SlugParams,
    answer: PublicListing,
  }),
}
