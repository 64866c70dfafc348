import { MOST_VERSIONS } from '@gida/contract/domains/documents/rules'
import type { NewSigner, RequestSignature } from '@gida/contract/domains/signing/request'
import {
  cautionsOf,
  isRefused,
  MOST_OPEN_DAYS,
  MOST_SIGNED_PAGES,
  OPEN_DAYS,
} from '@gida/contract/domains/signing/rules'
import { addDays, type Day, lagosDay, lastMinute, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { unfitFile } from '../../../platform/files/refused-file.ts'
import type { Services } from '../../../platform/services.ts'
import { getPaper, type Paper, readVersion } from '../../documents/index.ts'
import { leaseBySigning } from '../../leases/index.ts'
import { trySealing } from '../sealing/draw-sealed.ts'
import { sendNextLinks } from '../signers/send-link.ts'
import { leaseOf } from './lease-of.ts'
import { type FieldRow, getSigning } from './request-queries.ts'
import { nameOf, writeTrail } from './trail.ts'

/** Sends the newest version of a PDF for signing. Sealing is tried first, so that nobody signs a document that cannot be completed. */
export async function requestSignature(
  services: Services,
  actor: Actor,
  document_id: string,
  wanted: RequestSignature,
): Promise<void> {
  const paper = await services.transaction(actor, async (tx) => {
    const found = await getPaper(tx, actor, document_id)
    await refuseUnfit(tx, found, wanted)
    await spendAllowance(tx, { name: 'signature_request', spender: actor.user_id, most: 60, seconds: 3_600 })
    return found
  })
  const bytes = await readVersion(services, paper.version_id)
  if (!bytes) throw problem('NOT_FOUND')
  await trySealing(bytes)
  await services.transaction(actor, async (tx) => {
    await lockNamed(tx, 'files_of', paper.related_entity_id) // as when a file is replaced
    const now = await getPaper(tx, actor, document_id)
    if (now.version_id !== paper.version_id) throw problem('CONFLICT')
    await refuseUnfit(tx, now, wanted)
    await send(tx, actor, now, wanted)
  })
}

async function refuseUnfit(tx: Tx, paper: Paper, wanted: RequestSignature): Promise<void> {
  if (!paper.may_send) throw problem('PERMISSION_DENIED')
  if (wanted.version !== undefined && wanted.version !== paper.version) throw problem('CONFLICT')
  const lease = await leaseOf(tx, paper)
  if (isRefused(cautionsOf({ ...paper, lease_months: lease?.months ?? null })))
    throw problem('SIGNING_IN_INK')
  if (paper.pages === null) throw unfitFile('Only a PDF can be signed. Save this as a PDF and upload that.')
  if (paper.pages > MOST_SIGNED_PAGES)
    throw unfitFile(`This PDF has ${paper.pages} pages; at most ${MOST_SIGNED_PAGES} can be signed this way.`)
  if (paper.has_programs)
    throw unfitFile(
      'This PDF contains scripts or other files, so its text could change later. Print it to a new PDF.',
    )
  if (paper.version >= MOST_VERSIONS)
    throw new Problem('ILLEGAL_STATE', { message: 'This document has as many versions as it may have.' })
  refuseStrayFields(paper, wanted)
}

/** 400 if a field lies outside the document, or has no signer. */
function refuseStrayFields(paper: Paper, { fields, signers }: RequestSignature): void {
  const faults = fields.flatMap(({ page, signer }, at) => [
    ...(page > (paper.pages ?? 0)
      ? [{ path: `fields.${at}.page`, message: 'The document has no such page.' }]
      : []),
    ...(signer > signers.length
      ? [{ path: `fields.${at}.signer`, message: 'Choose who fills this field.' }]
      : []),
  ])
  if (faults.length > 0) throw problem('VALIDATION_ERROR', faults)
}

async function send(tx: Tx, actor: Actor, paper: Paper, wanted: RequestSignature): Promise<void> {
  const lease = await leaseOf(tx, paper)
  const isHeld = lease !== null && (await leaseBySigning.hold(tx, actor, lease.id))
  await elevateToSystem(tx) // nothing else is read for the response in this transaction
  const id = await insertRequest(tx, actor, paper, { ...wanted, lease_id: isHeld ? lease.id : null })
  for (const [i, { signer }] of inTheirOrder(wanted.signers).entries())
    await insertSigner(tx, { request_id: id, place: i + 1, lease_id: lease?.id ?? null }, signer)
  await writeTrail(tx, {
    ...{ request_id: id, kind: 'SENT' },
    detail: `By ${await nameOf(tx, actor.user_id)}. SHA-256 ${paper.sha256.toString('hex')}`,
  })
  await sendNextLinks(tx, await getSigning(tx, id))
}

const inTheirOrder = (signers: readonly NewSigner[]) =>
  signers
    .map((signer, i) => ({ signer, listed: i + 1, at: signer.order ?? i + 1 }))
    .sort((a, b) => a.at - b.at)

/** The fields as stored: numbered through the document, each with its signer's place. */
function keptFields({ fields, signers }: RequestSignature): FieldRow[] {
  const placeOf = new Map(inTheirOrder(signers).map(({ listed }, i) => [listed, i + 1]))
  return fields
    .toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
    .map(({ signer, ...field }, i) => ({ ...field, number: i + 1, place: placeOf.get(signer) ?? signer }))
}

type Request = RequestSignature & { lease_id: string | null }

async function insertRequest(
  tx: Tx,
  { user_id }: Actor,
  paper: Paper,
  { lease_id, ...wanted }: Request,
): Promise<string> {
  try {
    const { id } = await tx
      .insertInto('signature_request')
      .values({
        ...{ document_id: paper.id, version_id: paper.version_id, frozen_sha256: paper.sha256 },
        ...{ pages: paper.pages ?? 1, estate_id: paper.estate_id, lease_id, message: wanted.message },
        ...{ in_order: wanted.in_order, fields: JSON.stringify(keptFields(wanted)) },
        ...{ expires_at: endOf(tx, lastDayOf(tx, wanted)), created_by: user_id, created_at: tx.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    if (brokenConstraint(error) !== 'signature_request_open') throw error
    throw new Problem('ILLEGAL_STATE', { message: 'This version has already been sent to be signed.' })
  }
}

/** The last day from a date or a moment; refuses one in the past. */
function lastDayOf(
  { now }: Tx,
  { expires_on, expires_at }: Pick<RequestSignature, 'expires_on' | 'expires_at'>,
): Day | undefined {
  if (expires_at === undefined) return expires_on
  const end = new Date(expires_at)
  return end > now ? lagosDay(lastMinute(end)) : addDays(lagosDay(now), -1)
}

/** The end of the last day in Lagos. */
export function endOf(tx: Tx, expires_on: string | undefined): Date {
  const today = lagosDay(tx.now)
  const last = expires_on ?? addDays(today, OPEN_DAYS)
  if (last < today || last > addDays(today, MOST_OPEN_DAYS))
    throw problem('VALIDATION_ERROR', [
      { path: 'expires_on', message: `Choose a day within the next ${MOST_OPEN_DAYS} days.` },
    ])
  return startOfDay(addDays(last, 1))
}

type Place = { request_id: string; place: number; lease_id: string | null }

/** Inserts a signer, linked to an account with that address if it belongs to a party of the lease. */
export async function insertSigner(
  tx: Tx,
  { request_id, place, lease_id }: Place,
  { name, email, phone, role }: Omit<NewSigner, 'order'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id from lease l join users u on u.id in (l.tenant_id, l.landlord_id)
    where l.id = ${lease_id} and (u.email = ${email ?? null} or u.phone = ${phone ?? null}) limit 1`.execute(
    tx,
  )
  await tx
    .insertInto('signer')
    .values({ request_id, place, name, email, phone, role, user_id: rows[0]?.id ?? null })
    .execute()
}
