import { YEARS_KEPT } from '@gida/contract/domains/evidence/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { notify } from '../../notifications/index.ts'
import type { Written } from './write-bundle.ts'

/** Starts a bundle; undefined if it is finished or deleted. */
export const startBundle = (tx: Tx, id: string) =>
  tx
    .updateTable('evidence_bundle')
    .set({ status: 'RUNNING', done: 0 })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .returning(['lease_id', 'wanted', 'made_by'])
    .executeTakeFirst()

export async function tellProgress(tx: Tx, id: string, of: { done: number; total: number }): Promise<void> {
  await tx
    .updateTable('evidence_bundle')
    .set(of)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .execute()
}

export async function finishBundle(tx: Tx, id: string, written: Written): Promise<void> {
  const { pdf, zip, list_sha256, pages, slips } = written
  const done = await tx
    .updateTable('evidence_bundle')
    .set({ status: 'READY', finished_at: tx.now, pages, slips, list_sha256: Buffer.from(list_sha256, 'hex') })
    .set({ pdf_sha256: pdf.sha256, pdf_size: pdf.size, zip_sha256: zip.sha256, zip_size: zip.size })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .returning(['made_by', 'title', 'lease_id'])
    .executeTakeFirst()
  if (done)
    await tell(tx, id, {
      ...done,
      title: 'Your evidence bundle is ready',
      message: `${done.title}: ${pages} pages. It is kept for ${YEARS_KEPT} years.`,
    })
}

/** `failure` is a message for the person. */
export async function failBundle(tx: Tx, id: string, failure: string): Promise<void> {
  const failed = await tx
    .updateTable('evidence_bundle')
    .set({ status: 'FAILED', finished_at: tx.now, failure })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .returning(['made_by', 'title', 'lease_id'])
    .executeTakeFirst()
  if (failed)
    await tell(tx, id, {
      ...failed,
      title: 'Your evidence bundle could not be made',
      message: `${failed.title}. ${failure}`,
    })
}

type BundleNotice = { made_by: string; lease_id: string; title: string; message: string }

/** Only notifies within the app, since the person who asked is using it. */
const tell = (tx: Tx, id: string, { made_by, lease_id, title, message }: BundleNotice): Promise<unknown> =>
  notify(tx, {
    ...{ user_id: made_by, key: `evidence_bundle:${id}`, type: 'tenant', priority: 'low', rings: false },
    ...{ title, message, action_url: `/dashboard/leases/${lease_id}/evidence` },
  })
