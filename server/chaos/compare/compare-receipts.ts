import { createPublicKey, verify } from 'node:crypto'
import { readSignedText } from '@gida/contract/domains/receipts/signed-receipt'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { sha256, sha256Hex } from '../../platform/sha256.ts'

type Row = {
  number: string
  scope: string
  file_key: string | null
  sha256: string | null
  signed_text: string | null
  signature: string | null
  chain_id: string | null
  public_key: string | null
}

/** Verifies the documents independently of the ledger: numbers, signatures, each landlord's chain, and the sent file. */
export async function faultsOfReceipts({ transaction, files }: Services): Promise<string[]> {
  const { rows } = await transaction('system', async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    return sql<Row>`
      select r.number, estate_id || ' ' || year as scope, file_key, sha256, signed_text, signature, chain_id,
        k.public_key
      from receipt r left join receipt_key k on k.id = r.signed_text::jsonb ->> 1
      order by r.chain_id, r.chain_position`.execute(tx)
  })
  const faults = [...faultsOfNumbers(rows), ...faultsOfChains(rows)]
  for (const { number, file_key, sha256 } of rows) {
    const bytes = file_key ? await files.get(file_key) : null
    const found = bytes ? sha256Hex(bytes) : 'missing'
    if (found !== sha256) faults.push(`receipt ${number}: its file is ${found}, and not ${sha256}`)
  }
  return faults
}

function faultsOfNumbers(rows: readonly Row[]): string[] {
  return [...Map.groupBy(rows, ({ scope }) => scope)].flatMap(([, all]) => {
    const sequences = all.map(({ number }) => Number(number.split('-').at(-1))).sort((a, b) => a - b)
    const wrong = sequences.findIndex((sequence, index) => sequence !== index + 1)
    return wrong < 0
      ? []
      : [`receipt ${all[0]?.number}: number ${wrong + 1} of its estate is ${sequences[wrong]}`]
  })
}

function faultsOfChains(rows: readonly Row[]): string[] {
  const unsigned = rows.filter(({ signed_text }) => signed_text === null)
  const chains = Map.groupBy(
    rows.filter(({ signed_text }) => signed_text !== null),
    ({ chain_id }) => chain_id,
  )
  return [
    ...unsigned.map(({ number }) => `receipt ${number} is not signed`),
    ...[...chains].flatMap(([, chain]) =>
      chain.flatMap((row, index) => faultsOfLink(row, chain[index - 1], index)),
    ),
  ]
}

function faultsOfLink(
  { number, signed_text, signature, public_key }: Row,
  before: Row | undefined,
  index: number,
) {
  const text = signed_text ?? ''
  const said = readSignedText(text)
  const previous = before?.signed_text ? sha256(before.signed_text).toString('base64url') : ''
  const faults: string[] = []
  if (said?.number !== number) faults.push(`says ${said?.number}`)
  if (said?.position !== index + 1)
    faults.push(`is number ${index + 1} of its chain and says ${said?.position}`)
  if (said?.previous !== previous) faults.push('does not hold the digest of the one before it')
  if (!isSigned(text, signature ?? '', public_key ?? '')) faults.push('has a signature that does not fit')
  return faults.map((fault) => `receipt ${number} ${fault}`)
}

function isSigned(text: string, signature: string, x: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}
