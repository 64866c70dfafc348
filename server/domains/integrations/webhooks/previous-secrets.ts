type Previous = { secret: string; until: Date }
/** Maximum number of earlier secrets that sign. */
const MOST_PREVIOUS = 4

/**
 * Earlier secrets with their expiry, newest first. Rotating again after a lost response ends none early, since it is unknown which
 * one the receiver has.
 */
export const writePrevious = ([newest, ...others]: readonly Previous[]): string =>
  [
    newest?.secret ?? '', // its expiry is stored separately
    ...others.slice(0, MOST_PREVIOUS - 1).map(({ secret, until }) => `${secret} ${until.toISOString()}`),
  ].join('\n')

export const readPrevious = (text: string, newestUntil: Date, now: Date): Previous[] =>
  text
    .split('\n')
    .map((line) => {
      const [secret = '', until] = line.split(' ')
      return { secret, until: until ? new Date(until) : newestUntil }
    })
    .filter(({ until }) => until > now)
