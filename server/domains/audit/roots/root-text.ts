import type { Day } from '@gida/contract/shared/dates'

export type Root = {
  origin: string
  day: Day
  first: number
  last: number
  root: Buffer
  /** SHA-256 of the previous root's text, in hex; empty for the first. */
  previous: string
}

/** Checkpoint of one day's tree: origin, size and root as in C2SP, then the link to the chain and to the previous day. */
export const rootText = ({ origin, day, first, last, root, previous }: Root): string =>
  `${[
    `${origin}/${day}`,
    last - first + 1,
    root.toString('base64'),
    `entries ${first} ${last}`,
    `previous ${previous || 'none'}`,
  ].join('\n')}\n`

/** Host and log name, also the signer's name. */
export const originOfLog = (publicUrl: string): string => `${new URL(publicUrl).host}/audit`
