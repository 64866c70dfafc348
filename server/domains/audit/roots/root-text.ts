import type { Day } from '@gida/contract/shared/dates'

export type Root = {
  origin: string
  day: Day
  first: number
  last: number
  root: Buffer
  /** SHA-256 of the text of the root before, hex; nothing before the first. */
  previous: string
}

/** A checkpoint of the tree of one day: origin, size and root as C2SP has them, then what ties it to the chain and the day before. */
export const rootText = ({ origin, day, first, last, root, previous }: Root): string =>
  `${[
    `${origin}/${day}`,
    last - first + 1,
    root.toString('base64'),
    `entries ${first} ${last}`,
    `previous ${previous || 'none'}`,
  ].join('\n')}\n`

/** The host and the log, which name the signer too. */
export const originOfLog = (publicUrl: string): string => `${new URL(publicUrl).host}/audit`
