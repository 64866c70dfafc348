import { applications } from '@gida/contract/domains/applications/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/call.ts'
import { readersLanguage } from '../../platform/http/pages/page-language.ts'
import { getApplication, listApplications } from './application-queries.ts'
import { approveApplication } from './approve-application.ts'
import { addListingPhoto } from './listings/add-listing-photo.ts'
import {
  findListingOfUnit,
  getListingOfUnit,
  getShownListing,
  listShown,
} from './listings/listing-queries.ts'
import { publishListing } from './listings/publish-listing.ts'
import { readListingPhoto } from './listings/read-listing-photo.ts'
import { removeListingPhoto } from './listings/remove-listing-photo.ts'
import { withdrawListing } from './listings/withdraw-listing.ts'
import { presentApplication, presentListing, presentMyApplication, presentPublicListing } from './present.ts'
import { rejectApplication } from './reject-application.ts'
import { reviewApplication } from './review-application.ts'
import { submitApplication } from './submit-application.ts'
import { getMyApplication, withdrawApplication } from './withdraw-application.ts'

export function applicationRoutes(mount: Mount): void {
  listingRoutes(mount)
  publicRoutes(mount)
  const { on } = mount
  const present = async (tx: Tx, actor: Actor, id: string) =>
    presentApplication(await getApplication(tx, id), actor)

  on(applications.listApplications, async (tx, { actor, query }) => {
    const { rows, total } = await listApplications(tx, actor, query, query)
    const data = rows.map((row) => presentApplication(row, actor))
    return { data, pagination: pagination(query, total) }
  })

  on(applications.getApplication, (tx, { actor, params }) => present(tx, actor, params.id))

  on(applications.reviewApplication, async (tx, { actor, params }) => {
    await reviewApplication(tx, params.id)
    return present(tx, actor, params.id)
  })

  on(applications.approveApplication, async (tx, { actor, params, body }) => {
    await approveApplication(tx, actor, params.id, body)
    return present(tx, actor, params.id)
  })

  on(applications.rejectApplication, async (tx, { actor, params, body }) => {
    await rejectApplication(tx, actor, params.id, body.reason)
    return present(tx, actor, params.id)
  })
}

function listingRoutes({ on, file, makeInSteps }: Mount): void {
  on(applications.publishListing, async (tx, { actor, params, body, services }) => {
    await publishListing(tx, actor, params.id, body)
    return presentListing(await getListingOfUnit(tx, params.id), services.config.http.publicUrl)
  })

  on(applications.getUnitListing, async (tx, { params, services }) => {
    const row = await findListingOfUnit(tx, params.id)
    return { listing: row ? presentListing(row, services.config.http.publicUrl) : null }
  })

  on(applications.withdrawListing, async (tx, { actor, params }) => {
    await withdrawListing(tx, actor, params.id)
    return undefined
  })

  makeInSteps(applications.addListingPhoto, async ({ services, actor, params, upload }) => {
    const { is_new } = await addListingPhoto(services, actor, params.id, upload.bytes)
    const row = await services.transaction(actor, (tx) => getListingOfUnit(tx, params.id))
    return { answer: presentListing(row, services.config.http.publicUrl), is_new }
  })

  file(applications.getListingPhoto, async ({ services, actor, params: { id } }) => ({
    bytes: await readListingPhoto(services, actor, id),
    name: `${id}.webp`,
    content_type: 'image/webp',
    is_kept: true,
  }))

  on(applications.removeListingPhoto, async (tx, { params }) => {
    await removeListingPhoto(tx, params.id)
    return undefined
  })
}

/** Without an account. */
function publicRoutes({ on }: Mount): void {
  on(applications.listListings, async (tx, { query }) => {
    const { rows, total } = await listShown(tx, query)
    return { data: rows.map(presentPublicListing), pagination: pagination(query, total) }
  })

  on(applications.getListing, async (tx, { params }) =>
    presentPublicListing(await getShownListing(tx, params.slug)),
  )

  on(applications.submitApplication, (tx, { services, params, body, request }) =>
    submitApplication(tx, services, params.slug, body, {
      address: request.address,
      language: readersLanguage(request.headers),
    }),
  )

  on(applications.getMyApplication, async (tx, { params }) =>
    presentMyApplication(await getMyApplication(tx, params.token)),
  )

  on(applications.withdrawApplication, async (tx, { params }) =>
    presentMyApplication(await withdrawApplication(tx, params.token)),
  )
}
