import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/db.ts'
import { sha256 } from '../../../platform/sha256.ts'

const MANY = 10
const LENGTH = 16
/** Crockford's base 32, without I, L, O and U, which are easily misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 random bits, in four groups: `7K2M-9QXD-...`. */
const newCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** Accepts any spelling: lower case, spaces instead of hyphens, O for 0, I or L for 1. */
function hashOf(code: string): Buffer {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return sha256(plain)
}

/** Replaces all recovery codes with ten new ones. They are shown this once; only hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: MANY }, newCode)
  await tx.deleteFrom('recovery_code').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id, code_hash: hashOf(code) })))
    .execute()
  return codes
}

/** Uses up a recovery code. Of two concurrent calls only one returns true. */
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
