import { payCodeOf, showPayCode } from '@gida/contract/domains/transfers/pay-code'
import { addDays } from '@gida/contract/shared/dates'
import { PEOPLES } from '../demo/names.ts'
import { type Random, randomFor } from '../demo/random.ts'
import type { Transfer } from '../domains/transfers/matching/match-transfer.ts'
import type { Candidate } from '../domains/transfers/matching/transfer-book.ts'

/** A tenancy of the made-up estate: what a matcher may know of it, and how its payer's name stands in statements. */
export type PayingLease = {
  candidate: Candidate
  code: string
  rent: number
  /** As the payer's bank writes it, always the same. */
  payer: string
  /** Shares two names with another tenant or payer: no name alone tells them apart. */
  has_namesake: boolean
  /** A person has said for whom this payer pays. */
  is_learnt: boolean
}

export type NoisyLine = {
  kind: LineKind
  /** Of whom it was made, whoever's money it is. */
  lease_id: string
  transfer: Transfer
  /** Whose money it is; none for strangers. */
  truth: { lease_id: string; amount: number }[]
  /** A careful person would book it without asking anybody. */
  is_matchable: boolean
}

/** Few rents, so that many tenants owe the same. */
const RENTS = [
  35_000_000, 45_000_000, 60_000_000, 60_000_000, 85_000_000, 120_000_000, 120_000_000, 250_000_000,
]
const BANKS = [
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
const FIRSTS = Object.values(PEOPLES).flatMap((peoples) => peoples.flatMap(({ first }) => [...first]))
const LASTS = Object.values(PEOPLES).flatMap((peoples) => peoples.flatMap(({ last }) => [...last]))

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replaceAll('Ɗ', 'D').toUpperCase()
const wordsOf = (name: string) =>
  plain(name)
    .split(/[^A-Z]+/)
    .filter((word) => word.length > 2)
const anyOf = <T>(random: Random, list: readonly T[]): T => list[random.between(0, list.length - 1)] as T

/** An estate of so many tenancies with namesakes, equal rents and payers who are not the tenant. */
export function makeLeases(count: number, random = randomFor('paying-leases')): PayingLease[] {
  const made = Array.from({ length: count }, (_, at): PayingLease => {
    const rent = anyOf(random, RENTS)
    const tenant_name = [anyOf(random, FIRSTS), anyOf(random, FIRSTS), anyOf(random, LASTS)].join(' ')
    const isOther = random.chance(0.2)
    const payer = isOther
      ? random.chance(0.4)
        ? `${plain(anyOf(random, LASTS))} ${anyOf(random, ['VENTURES LTD', 'GLOBAL RESOURCES', 'AND SONS NIG LTD'])} ${at}`
        : `${plain(anyOf(random, LASTS))} ${plain(anyOf(random, FIRSTS))} ${plain(anyOf(random, FIRSTS))}`
      : bankName(tenant_name, random)
    return {
      candidate: {
        lease_id: `lease-${at}`,
        codes: [payCodeOf(at + 1)],
        accounts: [],
        tenant_name: random.chance(0.15)
          ? `${anyOf(random, ['Mrs.', 'Chief', 'Dr', 'Alhaji'])} ${tenant_name}`
          : tenant_name,
        charges: [],
        payers: [],
        recorded: [],
      },
      code: payCodeOf(at + 1),
      rent,
      payer: payer.replace(/ \d+$/, ''),
      has_namesake: false,
      is_learnt: false,
    }
  })
  return withNamesakes(
    made.map((lease, at) => (at % 20 === 19 ? twinOf(lease, made[at - 7] ?? lease) : lease)),
  )
}

/** Another person of the same name, who owes the same and whose account is called the same. */
const twinOf = (lease: PayingLease, { candidate, rent, payer }: PayingLease): PayingLease => ({
  ...lease,
  rent,
  payer,
  candidate: { ...lease.candidate, tenant_name: candidate.tenant_name },
})

function withNamesakes(leases: PayingLease[]): PayingLease[] {
  const names = leases.map(
    ({ payer, candidate }) => [new Set(wordsOf(payer)), new Set(wordsOf(candidate.tenant_name))] as const,
  )
  const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    [...a].filter((word) => b.has(word)).length
  return leases.map((lease, at) => {
    const [payer] = names[at] as (typeof names)[number]
    const enough = Math.min(2, payer.size)
    return {
      ...lease,
      has_namesake:
        wordsOf(lease.payer).filter((word) => !/LTD|VENTURES|GLOBAL|RESOURCES|AND|SONS|NIG/.test(word))
          .length < 2 ||
        names.some(
          ([other, tenant], place) =>
            place !== at && (shares(payer, other) >= enough || shares(payer, tenant) >= enough),
        ),
    }
  })
}

/** Surname first, without marks, and at times with an initial: as an account is named. */
function bankName(name: string, random: Random): string {
  const [first = '', middle = '', last = ''] = name.split(' ').map(plain)
  return random.chance(0.3) ? `${last} ${first} ${middle[0]}` : `${last} ${first} ${middle}`
}

const WEIGHTS = [
  ['code', 46],
  ['code-part', 8],
  ['code-cut', 5],
  ['payer', 22],
  ['over', 3],
  ['two', 2],
  ['wrong-code', 3],
  ['stranger', 7],
  ['seen-reference', 2],
  ['written-down', 2],
] as const
export type LineKind = (typeof WEIGHTS)[number][0]

function kindOf(random: Random): LineKind {
  let at = random.between(0, WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0) - 1)
  for (const [kind, weight] of WEIGHTS) {
    at -= weight
    if (at < 0) return kind
  }
  return 'code'
}

/** The next line of the statement, as things stand now. */
export function nextLine(leases: readonly PayingLease[], number: number, random: Random): NoisyLine {
  const kind = kindOf(random)
  const lease = anyOf(random, leases)
  const { candidate, code, payer } = lease
  const open = candidate.charges.reduce((sum, { amount }) => sum + amount, 0)
  const day = addDays('2026-01-01', Math.floor(number / 25))
  const line = (
    transfer: Partial<Transfer> & { narration: string },
    more: Partial<NoisyLine> = {},
  ): NoisyLine => {
    const amount = transfer.amount ?? open
    return {
      kind,
      lease_id: candidate.lease_id,
      transfer: { day, payer: '', ...transfer, amount },
      truth: [{ lease_id: candidate.lease_id, amount }],
      is_matchable: false,
      ...more,
    }
  }
  switch (kind) {
    case 'code':
      return line(
        { narration: around(random, random.chance(0.7) ? payer : stranger(random), damaged(random, code)) },
        { is_matchable: true },
      )
    case 'code-part': {
      const amount = Math.max(100, Math.floor((open * random.between(5, 95)) / 10_000) * 100)
      return line({ amount, narration: around(random, payer, damaged(random, code)) }, { is_matchable: true })
    }
    case 'code-cut': {
      const left = code.slice(0, random.between(5, 6))
      const isTenant =
        wordsOf(payer).filter((word) => wordsOf(candidate.tenant_name).includes(word)).length >= 2
      return line(
        { narration: `${anyOf(random, ['NIP', 'TRF'])}/${anyOf(random, BANKS)}/${payer}/RENT ${left}` },
        { is_matchable: isTenant && /\d/.test(left) && isAlone(leases, left) },
      )
    }
    case 'payer':
      return line(
        random.chance(0.3)
          ? { payer, narration: `TRANSFER ${random.between(1e6, 9e6)}` }
          : { narration: around(random, payer, anyOf(random, ['RENT', 'HOUSE RENT 2026', '', 'PAYMENT'])) },
        { is_matchable: lease.is_learnt && !lease.has_namesake },
      )
    case 'over':
      return line({
        amount: open + random.between(1, 90) * 100_000,
        narration: around(random, payer, damaged(random, code)),
      })
    case 'two': {
      const other = anyOf(random, leases)
      const rest = other.candidate.charges.reduce((sum, { amount }) => sum + amount, 0)
      const said = random.chance(0.5) && other !== lease ? `${code} AND ${other.code}` : ''
      if (other === lease)
        return line({ narration: around(random, stranger(random), 'RENT'), amount: open + 700 })
      return line(
        { amount: open + rest, narration: around(random, payer, said) },
        {
          truth: [
            { lease_id: candidate.lease_id, amount: open },
            { lease_id: other.candidate.lease_id, amount: rest },
          ],
          is_matchable: said !== '',
        },
      )
    }
    case 'wrong-code':
      return line({ narration: around(random, stranger(random), miswritten(random, code)) })
    case 'stranger':
      // Somebody whom nobody knows, and who sends just what many owe: with the surname of a tenant at times.
      return line(
        {
          narration: around(
            random,
            stranger(random),
            anyOf(random, ['RENT', 'PAYMENT', `INV ${random.between(1, 9999)}`]),
          ),
        },
        { truth: [] },
      )
    case 'seen-reference':
      return line({ narration: around(random, payer, code), is_seen_reference: true }, { truth: [] })
    case 'written-down':
      return line({ narration: around(random, payer, code) }, { truth: [] })
  }
}

const isAlone = (leases: readonly PayingLease[], left: string) =>
  leases.filter(({ code }) => code.startsWith(left) || code.endsWith(left)).length === 1

/** Never the same one twice; the surname may be a tenant's. */
const stranger = (random: Random) => `${plain(anyOf(random, LASTS))} ${madeUp(random)} ${madeUp(random)}`

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

/** As banks and apps write it. */
function around(random: Random, payer: string, said: string): string {
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

/** Whole, however it was written. */
function damaged(random: Random, code: string): string {
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

/** One sign wrong, or two that changed places. */
function miswritten(random: Random, code: string): string {
  const at = random.between(0, 5)
  if (random.chance(0.5) && code[at] !== code[at + 1])
    return code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2)
  const sign = anyOf(
    random,
    [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'].filter((other) => other !== code[at]),
  )
  return code.slice(0, at) + sign + code.slice(at + 1)
}
