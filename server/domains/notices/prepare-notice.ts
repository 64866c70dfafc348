import type { PrepareNotice } from '@gida/contract/domains/notices/notice'
import { OPEN_STATES } from '@gida/contract/domains/notices/rules'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { makeFormPaper } from '../templates/index.ts'
import { type Outlook, readOutlook } from './outlook.ts'
import { howItEnded } from './validity.ts'
import { faultOfLastDay } from './work-out-dates.ts'

const TITLES = { QUIT: 'Notice to quit', INTENTION: 'Owner’s intention to recover possession' } as const

type Settled = {
  outlook: Outlook
  tenancy: string
  length: string
  ends_on: string | null
  is_known: boolean
}

/** Prepares a notice: calculates its dates by law, and renders and files the document. Nobody is notified. */
export async function prepareNotice(
  services: Services,
  actor: Actor,
  lease_id: string,
  wanted: PrepareNotice,
): Promise<{ id: string; is_new: boolean }> {
  const known = await services.transaction(actor, async (tx) => {
    const sent = await findSent(tx, actor, lease_id, wanted)
    if (sent) return sent
    const settled = await settle(tx, actor, lease_id, wanted)
    const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
    return { ...settled, id: orNotFound(rows[0]).id }
  })
  if (typeof known === 'string') return { id: known, is_new: false }
  const { id, outlook, tenancy, length, ends_on, is_known } = known
  const { lease, place, quit, dates, today } = outlook
  const isLagos = is_known && place.state === 'Lagos'
  const ended = howItEnded(lease, quit)
  const paper = await makeFormPaper(services, actor, {
    form: `${wanted.kind === 'QUIT' ? 'quit-notice' : 'intention'}${isLagos ? '-lagos' : ''}`,
    lease_id,
    name: TITLES[wanted.kind],
    foot: `${TITLES[wanted.kind]} · ${id.slice(-8)}`,
    client_id: wanted.client_id,
    settled: {
      ...{ today, left_out: false, tenancy_ended: ended.on, how_ended: ended.how },
      ...{ 'law.tenancy': tenancy, 'law.notice': length },
      ...(ends_on && { 'law.notice_ends': ends_on }),
      ...(wanted.signs_for_landlord && { for_landlord: wanted.signs_for_landlord }),
    },
    along: async (tx, document_id) => {
      await refuseSecond(tx, lease_id, wanted)
      const { fault } = await readOutlook(tx, actor, lease_id, wanted)
      if (fault) throw new Problem('ILLEGAL_STATE', { message: fault })
      await tx
        .insertInto('notice')
        .values({
          ...{ id, kind: wanted.kind, lease_id, document_id, tenancy, length, ends_on },
          ...{ estate_id: lease.estate_id, unit_id: lease.unit_id, tenant_id: lease.tenant_id ?? '' },
          ...{ tenant_name: lease.tenant_name, law_state: place.state, dated: today },
          quit_notice_id: wanted.kind === 'INTENTION' ? quit?.id : null,
          ...{ agreed_days: wanted.agreed_notice_days, advice_by: wanted.advice?.given_by },
          steps: JSON.stringify(is_known ? dates.steps : []),
          ...{ created_by: actor.user_id, created_at: tx.now },
        })
        .execute()
    },
  })
  if (paper.is_new) return { id, is_new: true }
  // A concurrent request inserted it first.
  const sent = await services.transaction(actor, (tx) => findSent(tx, actor, lease_id, wanted))
  if (!sent) throw problem('CLIENT_ID_USED') // used for another document
  return { id: sent, is_new: false }
}

async function settle(tx: Tx, actor: Actor, lease_id: string, wanted: PrepareNotice): Promise<Settled> {
  const outlook = await readOutlook(tx, actor, lease_id, wanted)
  const { lease, dates, given_on, fault } = outlook
  if (given_on < outlook.today)
    throw problem('VALIDATION_ERROR', [
      { path: 'given_on', message: 'That day has passed. A notice cannot be served in the past.' },
    ])
  if (fault) throw new Problem('ILLEGAL_STATE', { message: fault })
  await refuseSecond(tx, lease_id, wanted)
  const is_known = dates.is_known && !wanted.lies_in_left_out_area
  const { advice } = wanted
  if (!is_known && (!advice || (wanted.kind === 'QUIT' && !wanted.ends_on)))
    throw problem('NOTICE_NEEDS_LAWYER')
  const tenancy = is_known ? dates.tenancy : advice?.tenancy
  const length = is_known ? dates.length : advice?.length
  if (!tenancy || !length) throw problem('NOTICE_NEEDS_LAWYER')
  if (wanted.kind === 'INTENTION') return { outlook, tenancy, length, ends_on: null, is_known }
  const ends_on = wanted.ends_on ?? dates.earliest
  if (!ends_on) throw problem('NOTICE_NEEDS_LAWYER')
  const unlawful = faultOfLastDay({ ...dates, is_known }, lease, { given_on, ends_on })
  if (unlawful)
    throw new Problem('NOTICE_TOO_SHORT', {
      message: unlawful,
      details: { earliest: dates.earliest, steps: dates.steps },
    })
  return { outlook, tenancy, length, ends_on, is_known }
}

async function refuseSecond(tx: Tx, lease_id: string, { kind }: PrepareNotice): Promise<void> {
  const open = await tx
    .selectFrom('notice')
    .select('id')
    .where('lease_id', '=', lease_id)
    .where('kind', '=', kind)
    .where('state', 'in', [...OPEN_STATES])
    .executeTakeFirst()
  if (open) throw problem('NOTICE_OPEN', { id: open.id })
}

/** The notice prepared earlier with this `client_id`; 409 if it was a different one. */
async function findSent(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  { client_id, kind, ends_on, agreed_notice_days, advice }: PrepareNotice,
): Promise<string | null> {
  if (!client_id) return null
  const found = await tx
    .selectFrom('notice')
    .innerJoin('document_version as v', 'v.document_id', 'notice.document_id')
    .select(['notice.id', 'notice.lease_id', 'notice.kind', 'notice.ends_on'])
    .select(['notice.agreed_days', 'notice.advice_by'])
    .where('v.uploaded_by', '=', actor.user_id)
    .where('v.client_id', '=', client_id)
    .executeTakeFirst()
  if (!found) return null
  const isSame =
    found.lease_id === lease_id.toLowerCase() &&
    found.kind === kind &&
    (kind === 'INTENTION' || !ends_on || found.ends_on === ends_on) &&
    (found.agreed_days ?? undefined) === agreed_notice_days &&
    (found.advice_by ?? undefined) === advice?.given_by
  if (!isSame) throw problem('CLIENT_ID_USED')
  return found.id
}
