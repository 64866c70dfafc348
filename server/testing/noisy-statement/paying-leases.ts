import { payCodeOf } from '@gida/contract/domains/transfers/pay-code'
import { type Random, randomFor } from '../../demo/random.ts'
import type { Candidate } from '../../domains/transfers/matching/transfer-book.ts'
import { anyOf, FIRSTS, LASTS, plain, wordsOf } from './names.ts'

/** A generated tenancy: what the matcher may know of it, and how its payer appears in statements. */
export type PayingLease = {
  candidate: Candidate
  code: string
  rent: number
  /** The payer's name in the bank's notation, always the same. */
  payer: string
  /** Shares two names with another tenant or payer, so that the name alone does not identify them. */
  has_namesake: boolean
  /** A person has confirmed which lease this payer pays for. */
  is_learnt: boolean
}

/** Few values, so that many tenants owe the same. */
const RENTS = [
  35_000_000, 45_000_000, 60_000_000, 60_000_000, 85_000_000, 120_000_000, 120_000_000, 250_000_000,
]

/** Generates an estate with namesakes, equal rents and payers other than the tenant. */
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

/** A different person with the same name, rent and account name. */
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

/** Surname first, without diacritics, sometimes with an initial, like the name of a bank account. */
function bankName(name: string, random: Random): string {
  const [first = '', middle = '', last = ''] = name.split(' ').map(plain)
  return random.chance(0.3) ? `${last} ${first} ${middle[0]}` : `${last} ${first} ${middle}`
}
