import type {
  Inspection,
  InspectionDetail,
  InspectionPhoto,
  Remark,
  Signature,
} from '@gida/contract/domains/inspections/inspection'
import type { SignatureWay } from '@gida/contract/domains/inspections/rules'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { mayDeduct, mayRemark, maySignAsTenant, mayWrite } from '../policy.ts'
import type { InspectionRow } from './inspection-queries.ts'
import { itemsOf } from './items.ts'
import { hashOf } from './seal.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

type Counts = {
  id: string
  items: number
  rated: number
  worse: number
  photos: number
  contested: number
  staff: SignatureWay | null
  tenant: SignatureWay | null
}

export async function presentInspections(tx: Tx, rows: readonly InspectionRow[]): Promise<Inspection[]> {
  const { rows: counted } = await sql<Counts>`
    select i.id, n.*,
      (select count(*)::int from inspection_photo p where p.inspection_id = i.id) as photos,
      (select count(*)::int from inspection_remark r where r.inspection_id = i.id and not r.agrees) as contested,
      (select s.way from inspection_signature s where s.inspection_id = i.id and s.side = 'STAFF') as staff,
      (select s.way from inspection_signature s where s.inspection_id = i.id and s.side = 'TENANT') as tenant
    from inspection i cross join lateral (
      select count(*)::int as items,
        count(*) filter (where coalesce(condition::text, reading, count::text) is not null)::int as rated,
        count(*) filter (where condition >= 'FAIR' or works = 'NO')::int as worse
      from inspection_item where inspection_id = i.id and not is_left_out) n
    where i.id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  const countsOf = new Map(counted.map((one) => [one.id, one]))
  return rows.map((row) => {
    const of = countsOf.get(row.id)
    return {
      ...{ id: row.id, kind: row.kind, status: row.status, estate_id: row.estate_id },
      ...{ estate_name: row.estate_name, property_id: row.property_id, property_name: row.property_name },
      ...{ unit_id: row.unit_id, unit_name: row.unit_name, lease_id: row.lease_id },
      ...{ tenant_name: row.tenant_name, made_by: row.made_by, created_at: row.created_at.toISOString() },
      ...{ items: of?.items ?? 0, rated: of?.rated ?? 0, worse: of?.worse ?? 0, photos: of?.photos ?? 0 },
      contested: of?.contested ?? 0,
      signed: { staff: of?.staff ?? null, tenant: of?.tenant ?? null },
      ...{
        sealed_at: iso(row.sealed_at),
        remarks_until: iso(row.remarks_until),
        closed_at: iso(row.closed_at),
      },
    }
  })
}

export async function presentInspection(tx: Tx, actor: Actor, row: InspectionRow): Promise<InspectionDetail> {
  const [[shown], item_list, photo_list, signatures, remarks, hash, earlier] = await together([
    presentInspections(tx, [row]),
    itemsOf(tx, row.id),
    photosOf(tx, row.id),
    signaturesOf(tx, row),
    remarksOf(tx, row.id),
    row.hash ? Promise.resolve(row.hash.toString('hex')) : hashOf(tx, row),
    earlierOf(tx, row.earlier_id),
  ])
  if (!shown) throw new Error('A report that was read is shown.')
  const write = mayWrite(row)
  return {
    ...{ ...shown, hash, earlier, item_list, photo_list, signatures, remarks },
    can: {
      ...{ write, sign_staff: write, cancel: write, sign_tenant: maySignAsTenant(actor, row) },
      ...{ remark: mayRemark(actor, row, tx.now), deduct: mayDeduct(row) },
    },
  }
}

export const photosWithHashes = (tx: Tx) =>
  tx
    .selectFrom('inspection_photo')
    .select(['id', 'item_id', 'client_id', 'source', 'captured_at', 'created_at', 'width', 'height'])
    .select([
      sql<string>`encode(taken_sha256, 'hex')`.as('taken_sha256'),
      sql<string>`encode(kept_sha256, 'hex')`.as('kept_sha256'),
    ])
type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosWithHashes>['executeTakeFirstOrThrow']>>

export const presentPhoto = ({ captured_at, created_at, ...row }: PhotoRow): InspectionPhoto => ({
  ...row,
  captured_at: iso(captured_at),
  created_at: created_at.toISOString(),
})

const photosOf = async (tx: Tx, id: string): Promise<InspectionPhoto[]> =>
  (
    await photosWithHashes(tx).where('inspection_id', '=', id).orderBy('created_at').orderBy('id').execute()
  ).map(presentPhoto)

async function signaturesOf(tx: Tx, { id, tenant_id }: InspectionRow): Promise<Signature[]> {
  const rows = await tx
    .selectFrom('inspection_signature')
    .select(['side', 'way', 'name', 'drawing', 'reason', 'recorded_by', 'at'])
    .select(sql<string>`coalesce(app.name_of(recorded_by), '')`.as('recorder'))
    .where('inspection_id', '=', id)
    .orderBy('side')
    .execute()
  return rows.map(({ recorder, recorded_by, at, ...row }) => ({
    ...{ ...row, recorded_by: recorder, at: at.toISOString() },
    is_own: row.side === 'STAFF' || recorded_by === tenant_id,
  }))
}

export async function remarksOf(tx: Tx, id: string): Promise<Remark[]> {
  const rows = await tx
    .selectFrom('inspection_remark')
    .select(['item_id', 'agrees', 'words', 'at'])
    .where('inspection_id', '=', id)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Null also if the reader may not see it, as it concerned another tenant. */
export async function earlierOf(tx: Tx, id: string | null): Promise<InspectionDetail['earlier']> {
  if (id === null) return null
  const row = await tx
    .selectFrom('inspection')
    .select(['id', 'kind', 'sealed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sealed_at ? { id: row.id, kind: row.kind, sealed_at: row.sealed_at.toISOString() } : null
}
