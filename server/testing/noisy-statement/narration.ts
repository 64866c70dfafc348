import { showPayCode } from '@gida/contract/domains/transfers/pay-code'
import type { Random } from '../../demo/random.ts'
import { anyOf, LASTS, plain } from './names.ts'

export const BANKS = [
  'GTB',
  'ZENITH',
  'ACCESS',
  'FBN',
  'UBA',
  'OPAY',
  'KUDA',
  'MONIEPOINT',
  'FCMB',
  'STERLING',
] as const
/** A unique name; the surname may be a tenant's. */
export const stranger = (random: Random) =>
  `${plain(anyOf(random, LASTS))} ${madeUp(random)} ${madeUp(random)}`

const madeUp = (random: Random) =>
  Array.from({ length: random.between(2, 4) }, () => anyOf(random, SYLLABLES)).join('')
const SYLLABLES = [
  'BA',
  'CHI',
  'DU',
  'FE',
  'GO',
  'KA',
  'LU',
  'MI',
  'NE',
  'RO',
  'SA',
  'TO',
  'WU',
  'YE',
  'ZI',
] as const

/** A narration as banks and apps format it. */
export function around(random: Random, payer: string, said: string): string {
  const bank = anyOf(random, BANKS)
  const session = `${random.between(100000, 999999)}${random.between(100000, 999999)}`
  return anyOf(random, [
    `NIP/${bank}/${payer}/${said}`,
    `NIP TRF FROM ${payer} TO PALMGROVE COURT ${said}`,
    `TRF FRM ${payer}/RMK:${said}/${session}`,
    `MOB/UTO/${payer}/${session} ${said}`,
    `${said} FROM ${payer} VIA ${bank} APP`,
    `USSD TRANSFER FROM ${payer.toLowerCase()} // ${said.toLowerCase()}`,
  ])
}

/** The complete code, in any notation. */
export function damaged(random: Random, code: string): string {
  return anyOf(random, [
    code,
    showPayCode(code),
    code.toLowerCase(),
    `${code.slice(0, 3)} ${code.slice(3)}`,
    [...code].join(' '),
    `${code.slice(0, 2)}.${code.slice(2, 5)}/${code.slice(5)}`,
    `rent ${showPayCode(code)} thanks`,
    `Rent${code}`,
  ])
}

/** One wrong character, or two swapped ones. */
export function miswritten(random: Random, code: string): string {
  const at = random.between(0, 5)
  if (random.chance(0.5) && code[at] !== code[at + 1])
    return code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2)
  const sign = anyOf(
    random,
    [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'].filter((other) => other !== code[at]),
  )
  return code.slice(0, at) + sign + code.slice(at + 1)
}
