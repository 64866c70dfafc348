import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/db.ts'
import { sha256 } from '../../../platform/sha256.ts'

const MANY = 10
const LENGTH = 16
/** Crockford's 32: no I, L, O or U, which people misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 random bits, in four groups: `7K2M-9QXD-...`. */
const newCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** However it is typed: lower case, spaces for hyphens, O for 0, I or L for 1. */
function hashOf(code: string): Buffer {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return sha256(plain)
}

/** Ten new codes in place of those that were there. They are answered this once; only their hashes are kept. */
export async function makeRecoveryCodes(tx: Tx, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: MANY }, newCode)
  await tx.deleteFrom('recovery_code').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id, code_hash: hashOf(code) })))
    .execute()
  return codes
}

/** Of two at once one is answered true. */
export async function spendRecoveryCode(tx: Tx, user_id: string, code: string): Promise<boolean> {
  const spent = await tx
    .updateTable('recovery_code')
    .set({ used_at: tx.now })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}
