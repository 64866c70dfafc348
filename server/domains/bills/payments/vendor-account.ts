import { ACCOUNT_WAIT_DAYS } from '@gida/contract/domains/vendors/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { VendorRow } from '../../vendors/index.ts'

type Changed = Pick<VendorRow, 'account_changed_at' | 'account_changed_by'>

/** Whether an account took the place of another less than three days ago: so an invoice is turned to a thief's account. */
export const isFresh = ({ account_changed_at }: Changed, now: Date): boolean =>
  account_changed_at !== null && now.getTime() - account_changed_at.getTime() < ACCOUNT_WAIT_DAYS * 86_400_000

/** Where a transfer went. To a fresh account only what another person than the one who changed it confirms. */
export function accountPaidTo(tx: Tx, actor: Actor, vendor: VendorRow, confirmed: boolean) {
  const { bank_name, account_number, account_name } = vendor
  if (!account_number)
    throw new Problem('ILLEGAL_STATE', {
      message: 'This vendor has no bank account here. Add it first, so that the bank says whose it is.',
    })
  const fresh = isFresh(vendor, tx.now)
  if (fresh && (!confirmed || vendor.account_changed_by === actor.user_id))
    throw problem('VENDOR_ACCOUNT_CHANGED', { changed_by_me: vendor.account_changed_by === actor.user_id })
  return { bank_name, account_number, account_name, account_confirmed: fresh }
}
