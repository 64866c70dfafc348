type Previous = { secret: string; until: Date }
/** So many sign beside the present one. */
const MOST_PREVIOUS = 4

/**
 * The secrets of before, each with its own end, the newest first. Whoever asks for another one again, since the first answer was lost, ends
 * none before its day: which of them the receiver knows nobody can tell.
 */
export const writePrevious = ([newest, ...others]: readonly Previous[]): string =>
  [
    newest?.secret ?? '', // its end stands beside it
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
