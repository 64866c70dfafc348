import type { FilledField, SigningField } from '@gida/contract/domains/signing/fields'
import type {
  RequestState,
  SignatureKind,
  SignerRole,
  SignerState,
} from '@gida/contract/domains/signing/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

export type SignerRow = {
  id: string
  place: number
  role: SignerRole
  name: string
  email: string | null
  phone: string | null
  user_id: string | null
  state: SignerState
  device_hash: Buffer | null
  opened_at: Date | null
  code_shown_at: Date | null
  reminded_days: number | null
}

/** A field on a page, with the place of its signer. */
export type FieldRow = SigningField & { place: number }

export type RequestRow = {
  id: string
  document_id: string
  document_name: string
  version_id: string
  version: number
  frozen_sha256: Buffer
  pages: number
  estate_id: string
  lease_id: string | null
  state: RequestState
  in_order: boolean
  fields: FieldRow[]
  message: string
  expires_at: Date
  created_by: string
  sender_name: string
  created_at: Date
  reason: string
  ended_at: Date | null
  sealed_version_id: string | null
  sealed_version: number | null
  sealed_sha256: Buffer | null
  is_timed: boolean
  evidence: string | null
  evidence_signature: string | null
  evidence_key: string | null
}
/** A request with all its signers in order, replaced ones included. */
export type Signing = RequestRow & { signers: SignerRow[] }

const requestsWhere = async (tx: Tx, which: RawBuilder<unknown>): Promise<RequestRow | undefined> => {
  const { rows } = await sql<RequestRow>`
    select r.id, r.document_id, d.name as document_name, r.version_id, v.number as version, r.frozen_sha256, r.pages, r.estate_id, r.lease_id,
      r.state, r.in_order, r.fields, r.message, r.expires_at, r.created_by, coalesce(p.full_name, '') as sender_name, r.created_at, r.reason,
      r.ended_at, r.sealed_version_id, s.number as sealed_version, r.sealed_sha256, r.is_timed, r.evidence, r.evidence_signature,
      r.evidence_key
    from signature_request r join document d on d.id = r.document_id join document_version v on v.id = r.version_id
      left join document_version s on s.id = r.sealed_version_id left join app.people_of_signing(r.id) p on p.user_id = r.created_by
    where ${which} order by r.id desc limit 1`.execute(tx)
  return rows[0]
}

const signersOf = async (tx: Tx, request_id: string): Promise<SignerRow[]> => {
  const { rows } = await sql<SignerRow>`
    select id, place, role, name, email, phone, user_id, state, device_hash, opened_at, code_shown_at, reminded_days
    from signer where request_id = ${request_id} order by place, id`.execute(tx)
  return rows
}

async function withSigners(tx: Tx, request: RequestRow): Promise<Signing> {
  return { ...request, signers: await signersOf(tx, request.id) }
}

/** The newest request of a document, filtered by row-level security; null if there is none. */
export async function findSigning(tx: Tx, document_id: string): Promise<Signing | null> {
  const found = await requestsWhere(tx, sql`r.document_id = ${document_id}`)
  return found ? withSigners(tx, found) : null
}

export async function getSigning(tx: Tx, id: string): Promise<Signing> {
  return withSigners(tx, orNotFound(await requestsWhere(tx, sql`r.id = ${id}`)))
}

/** Locks a request until the transaction ends; every change of it or its signers does. System only. */
export async function lockSigning(tx: Tx, id: string): Promise<Signing> {
  // FOR NO KEY UPDATE: an event can be inserted (foreign key) while this is locked; otherwise a transaction that holds a signer's row
  // could deadlock with one waiting for it.
  await tx.selectFrom('signature_request').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return getSigning(tx, id)
}

export type SignatureRow = {
  signer_id: string
  kind: SignatureKind
  value: string
  filled: FilledField[]
  consent_number: number
  consent_sha256: Buffer
  ip: string
  user_agent: string
  at: Date
}

export async function signaturesOf(tx: Tx, request_id: string): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    select signer_id, kind, value, filled, consent_number, consent_sha256, ip, user_agent, at
    from signature where request_id = ${request_id} order by at, signer_id`.execute(tx)
  return rows
}

/** The fields of a signer; whoever replaces them gets the same. */
export const fieldsOf = (
  { fields }: Pick<RequestRow, 'fields'>,
  { place }: Pick<SignerRow, 'place'>,
): FieldRow[] => fields.filter((field) => field.place === place)

/** The signers of a request without replaced ones. */
export const asked = ({ signers }: Signing): SignerRow[] =>
  signers.filter(({ state }) => state !== 'REPLACED')
