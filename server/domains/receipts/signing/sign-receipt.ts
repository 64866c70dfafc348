import { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { toSignedText } from '@gida/contract/domains/receipts/signed-receipt'
import { lagosDay } from '@gida/contract/shared/dates'
import type { SigningKey } from '../../../platform/access/signing-key.ts'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sha256 } from '../../../platform/sha256.ts'

export type Signed = { signed_text: string; signature: string }

/**
 * Signs a receipt once, as the next in its landlord's chain; needs a system transaction. Returns the signature, new or
 * existing. Runs after the payment's transaction, since chains are sequential and payers must not wait for them.
 */
export async function signReceipt(tx: Tx, key: SigningKey, receipt_id: string): Promise<Signed> {
  const receipt = await tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .selectAll('receipt')
    .select('payment.source')
    .where('receipt.id', '=', receipt_id)
    .forUpdate('receipt')
    .executeTakeFirstOrThrow()
  if (receipt.signed_text && receipt.signature)
    return { signed_text: receipt.signed_text, signature: receipt.signature }

  const facts = ReceiptFacts.parse(receipt.facts)
  const chain_id = receipt.landlord_id ?? receipt.estate_id
  const { position, previous } = await nextInChain(tx, chain_id)
  const signed_text = toSignedText({
    key_id: key.id,
    number: receipt.number,
    received_on: lagosDay(new Date(facts.received_at)),
    amount: receipt.amount,
    tenant: facts.tenant.name,
    landlord: facts.landlord.name,
    premises: facts.premises,
    period: facts.period ?? '',
    how: receipt.source === 'RECORDED' ? 'RECORDED' : 'CONFIRMED',
    chain: chain_id.slice(-12),
    position,
    previous,
    facts: digestOf(canonicalJson(receipt.facts)).slice(0, 22),
  })
  const signed = { signed_text, signature: key.sign(signed_text) }
  await tx
    .insertInto('receipt_key')
    .values({ id: key.id, public_key: key.public_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('receipt_chain')
    .set({ last_digest: digestOf(signed_text) })
    .where('id', '=', chain_id)
    .execute()
  await tx
    .updateTable('receipt')
    .set({ ...signed, chain_id, chain_position: position })
    .where('id', '=', receipt_id)
    .execute()
  return signed
}

/** The row lock serialises signers, so that a chain has no fork or gap. */
async function nextInChain(tx: Tx, id: string): Promise<{ position: number; previous: string }> {
  const chain = await tx
    .insertInto('receipt_chain')
    .values({ id, last_position: 1, last_digest: '' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ last_position: eb('receipt_chain.last_position', '+', 1) })),
    )
    .returning(['last_position', 'last_digest'])
    .executeTakeFirstOrThrow()
  return { position: chain.last_position, previous: chain.last_digest }
}

/** SHA-256, base64url. */
export const digestOf = (text: string): string => sha256(text).toString('base64url')
